import { useId } from 'react';
import { comfortMessages as words } from '../../../../core/i18n/comfortMessages.ts';
import { readingMessages } from '../../../../core/i18n/readingMessages.ts';
import { type Look, USUAL_LOOK } from '../../../../core/reading/readingSettings.ts';
import { usePreferences } from '../../../store/preferences.ts';
import { changeReading, useReading } from '../../../store/readingSettings.ts';
import { closeDialog, Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import type { ToolPartProps } from '../tool.ts';
import { Choice } from './Choice.tsx';
import styles from './ComfortPanel.part.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';

const PARTS = ['size', 'lead', 'face', 'width', 'tree'] as const satisfies readonly (keyof Look)[];

/** How texts look to this reader: each choice shows at once on the page beside it. */
export default function ComfortPanel({ page, onClose }: ToolPartProps) {
  const { look, marksRead } = useReading();
  const { colorMode } = page.manifest.site;
  const id = useId();
  const reset = () => {
    changeReading({ look: USUAL_LOOK, marksRead: false });
    if (!colorMode.disableSwitch) usePreferences.getState().chooseTheme(undefined);
  };
  return (
    <Dialog className={styles.panel} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{readingMessages.comfort}</h2>
        <IconButton icon="close" name={words.close} onClick={closeDialog} />
      </div>
      {PARTS.map((part) => (
        <div key={part} data-part={part}>
          <Choice<string>
            {...words.look[part]}
            chosen={look[part]}
            // The words of a part are those of its choices.
            onChoose={(choice) => changeReading({ look: { ...look, [part]: choice } as Look })}
          />
        </div>
      ))}
      {!colorMode.disableSwitch && <ThemeChoice colorMode={colorMode} />}
      <div className={styles.foot}>
        <label>
          <input
            type="checkbox"
            checked={marksRead}
            onChange={({ target }) => changeReading({ marksRead: target.checked })}
          />
          {words.marksRead}
        </label>
        <TextButton onClick={reset}>{words.reset}</TextButton>
      </div>
    </Dialog>
  );
}
