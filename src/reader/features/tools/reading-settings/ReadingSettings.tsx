import { useId } from 'react';
import { readingSettingsMessages as words } from '#i18n/readingSettingsMessages';
import { readingMessages } from '#i18n/toolMessages';
import { DEFAULT_SETTINGS, type ReadingSettingValues } from '../../../../core/reading/readingSettings.ts';
import type { SiteConfig } from '../../../../core/site/manifest/manifest.ts';
import { usePreferences } from '../../../store/preferences.ts';
import { changeReadingSettings, useReadingSettings } from '../../../store/readingSettings.ts';
import { closeDialog, Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import type { ToolDialogProps } from '../tool.ts';
import styles from './ReadingSettings.part.module.css';

const PARTS = [
  'size',
  'lead',
  'face',
  'width',
  'tree',
] as const satisfies readonly (keyof ReadingSettingValues)[];

/** The dialog of reading settings; each choice is applied to the page without a submit button. */
export default function ReadingSettings({ page, onClose }: ToolDialogProps) {
  const { look, marksRead } = useReadingSettings();
  const { colorMode } = page.manifest.site;
  const id = useId();
  const reset = () => {
    changeReadingSettings({ look: DEFAULT_SETTINGS, marksRead: false });
    if (!colorMode.disableSwitch) usePreferences.getState().chooseTheme(undefined);
  };
  return (
    <Dialog className={styles.panel} isClear aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{readingMessages.comfort}</h2>
        <IconButton icon="close" name={words.close} onClick={closeDialog} />
      </div>
      {PARTS.map((part) => (
        <div key={part} data-part={part}>
          <Choice<string>
            {...words.look[part]}
            chosen={look[part]}
            // TypeScript cannot infer that the keys of `choices` are the values of this setting.
            onChoose={(choice) =>
              changeReadingSettings({ look: { ...look, [part]: choice } as ReadingSettingValues })
            }
          />
        </div>
      ))}
      {!colorMode.disableSwitch && <ThemeChoice colorMode={colorMode} />}
      <div className={styles.foot}>
        <label>
          <input
            type="checkbox"
            checked={marksRead}
            onChange={({ target }) => changeReadingSettings({ marksRead: target.checked })}
          />
          {words.marksRead}
        </label>
        <TextButton onClick={reset}>{words.reset}</TextButton>
      </div>
    </Dialog>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  /** Labels by value, in order. */
  choices: Readonly<Partial<Record<T, string>>>;
  chosen: T;
  onChoose: (choice: T) => void;
}

/** A radio group. */
function Choice<T extends string>({ label, choices, chosen, onChoose }: ChoiceProps<T>) {
  const name = useId();
  // Object.entries loses the key type.
  const entries = Object.entries(choices) as [T, string][];
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {entries.map(([choice, words]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

/** The theme options, which ThemeToggle cycles through. */
function ThemeChoice({ colorMode }: Pick<SiteConfig, 'colorMode'>) {
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
