import { messages } from '../../../core/i18n/messages.ts';
import { nextChoice } from '../../../core/theme.ts';
import { usePreferences } from '../../store/preferences.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { readUnchosenTheme } from './readTheme.ts';
import styles from './ThemeToggle.module.css';
import { useTheme } from './useTheme.ts';

/** Goes through light, dark and, where the site lets the system decide, what the system has. */
export function ThemeToggle({ canFollowSystem }: { canFollowSystem: boolean }) {
  const theme = useTheme();
  const chosen = usePreferences((state) => state.theme);
  const chooseTheme = usePreferences((state) => state.chooseTheme);
  const mode = messages.theme[chosen ?? (canFollowSystem ? 'system' : theme)];
  return (
    <IconButton
      name={messages.theme.toggle(mode)}
      title={mode}
      onClick={() => chooseTheme(nextChoice(chosen, readUnchosenTheme(), canFollowSystem))}
    >
      {/* The style sheet shows the right one from the first paint on, when the choice is not known here yet. */}
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
      <Icon name="screen" className={styles.system} />
    </IconButton>
  );
}
