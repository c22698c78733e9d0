import { BUTTONS, nameKey } from '../../core/writing/commands.ts';
import type { Command } from '../../core/writing/edit.ts';
import { writingMessages as words } from '../../core/writingMessages.ts';
import styles from './Desk.part.module.css';

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** What can be put into the text, each with its key. */
export function Toolbar({ onCommand }: { onCommand: (command: Command) => void }) {
  return (
    <div role="toolbar" aria-label={words.tools} className={styles.tools}>
      {BUTTONS.map(({ label, key, command }) => (
        <button
          key={key}
          type="button"
          title={`${label}（${nameKey(key, isMac())}）`}
          onClick={() => onCommand(command)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
