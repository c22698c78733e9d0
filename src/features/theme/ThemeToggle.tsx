import { messages } from '../../core/messages.ts';
import { usePreferences } from '../../store/preferences.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTheme } from './useTheme.ts';

/** Switches between light and dark. */
export function ThemeToggle() {
  const theme = useTheme();
  const chooseTheme = usePreferences((state) => state.chooseTheme);
  return (
    <IconButton
      icon={theme === 'dark' ? 'moon' : 'sun'}
      name={messages.theme.toggle(messages.theme[theme])}
      title={messages.theme[theme]}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    />
  );
}
