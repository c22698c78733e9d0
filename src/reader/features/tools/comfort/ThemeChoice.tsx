import { comfortMessages as words } from '../../../../core/i18n/comfortMessages.ts';
import type { SiteConfig } from '../../../../core/site/manifest/manifest.ts';
import { usePreferences } from '../../../store/preferences.ts';
import { Choice } from './Choice.tsx';

/** The colours: what the button in the bar goes through, all of them at once. */
export function ThemeChoice({ colorMode }: Pick<SiteConfig, 'colorMode'>) {
  const theme = usePreferences((preferences) => preferences.theme);
  const chooseTheme = usePreferences((preferences) => preferences.chooseTheme);
  const { light, dark, system } = words.theme.choices;
  const canFollowSystem = colorMode.respectPrefersColorScheme;
  return (
    <Choice
      label={words.theme.label}
      choices={{ light, dark, ...(canFollowSystem && { system }) }}
      chosen={theme ?? (canFollowSystem ? 'system' : colorMode.defaultMode)}
      onChoose={(choice) => chooseTheme(choice === 'system' ? undefined : choice)}
    />
  );
}
