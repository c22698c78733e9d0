import { messages } from '#i18n/messages';
import { nextChoice } from '../../../core/theme.ts';
import { usePreferences } from '../../store/preferences.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './ThemeToggle.module.css';
import { readUnchosenTheme, useTheme } from './theme.ts';

/** Toggles light, dark and, if the site allows it, the system's theme. */
export function ThemeToggle({ canFollowSystem, isNamed }: { canFollowSystem: boolean; isNamed?: boolean }) {
  const theme = useTheme();
  const chosen = usePreferences((state) => state.theme);
  const chooseTheme = usePreferences((state) => state.chooseTheme);
  const mode = messages.theme[chosen ?? (canFollowSystem ? 'system' : theme)];
  return (
    <IconButton
      name={messages.theme.toggle(mode)}
      title={messages.theme.toggle(mode)}
      onClick={() => chooseTheme(nextChoice(chosen, readUnchosenTheme(), canFollowSystem))}
    >
      {/* All icons are rendered, because prerendered HTML has no theme: CSS shows one by the root's attributes. */}
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
      <Icon name="screen" className={styles.system} />
      {isNamed && mode}
    </IconButton>
  );
}
