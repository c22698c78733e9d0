import { messages } from '../../core/messages.ts';
import { usePreferences } from '../../store/preferences.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ThemeToggle.module.css';
import { useTheme } from './useTheme.ts';

/** Switches between light and dark. */
export function ThemeToggle() {
  const theme = useTheme();
  const chooseTheme = usePreferences((state) => state.chooseTheme);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={messages.theme.toggle(messages.theme[theme])}
      title={messages.theme[theme]}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
