import { writingMessages as words } from '../../core/i18n/writingMessages.ts';
import { BUTTONS, TABLE_BUTTONS } from '../editing/commands.ts';
import type { Command } from '../editing/edit.ts';
import styles from './Desk.part.module.css';
import { sayKey } from './sayKey.ts';

interface ToolbarProps {
  /** Whether the cursor stands in a table. */
  isInTable: boolean;
  onCommand: (command: Command) => void;
}

/** What can be put into the text, and done to a table in it, each with its key. */
export function Toolbar({ isInTable, onCommand }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label={words.tools} className={styles.tools}>
      {[...BUTTONS, ...(isInTable ? TABLE_BUTTONS : [])].map(({ label, key, command }) => (
        <button
          key={key}
          type="button"
          title={`${label}（${sayKey(key)}）`}
          onClick={() => onCommand(command)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
