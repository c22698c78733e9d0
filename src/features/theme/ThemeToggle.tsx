import { messages } from '../../core/messages.ts';
import { usePreferences } from '../../store/preferences.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './ThemeToggle.module.css';
import { useTheme } from './useTheme.ts';

/** Switches between light and dark. */
export function ThemeToggle() {
  const theme = useTheme();
  const chooseTheme = usePreferences((state) => state.chooseTheme);
  return (
    <IconButton
      name={messages.theme.toggle(messages.theme[theme])}
      title={messages.theme[theme]}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      {/* The style sheet shows the right one from the first paint on, when the theme is not known here yet. */}
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
    </IconButton>
  );
}
