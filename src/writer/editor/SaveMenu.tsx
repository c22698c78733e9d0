import { useEffect } from 'react';
import { draftMessages as words } from '../../core/i18n/draftMessages.ts';
import { listen } from '../../reader/platform/listen.ts';
import { Dropdown } from '../../reader/ui/Dropdown.tsx';
import styles from './DraftBar.part.module.css';
import type { SaveWay } from './save/saveWay.ts';
import { sayKey } from './sayKey.ts';

interface SaveMenuProps {
  ways: readonly SaveWay[];
  best: SaveWay;
  onSave: (way: SaveWay) => void;
}

/** The best way to save on a button, the others beside it. */
export function SaveMenu({ ways, best, onSave }: SaveMenuProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.isComposing && !event.repeat) onSave(best);
    };
    return listen(window, ['keydown'], onKey);
  }, [best, onSave]);
  return (
    <div className={styles.save}>
      <button
        type="button"
        className={styles.best}
        title={`${best.label}（${sayKey('Mod-s')}）`}
        onClick={() => onSave(best)}
      >
        {best.label}
      </button>
      <Dropdown name={words.otherWays} label="">
        <ul>
          {ways
            .filter((way) => way !== best)
            .map((way) => (
              <li key={way.name}>
                <button type="button" onClick={() => onSave(way)}>
                  {way.label}
                </button>
              </li>
            ))}
        </ul>
      </Dropdown>
    </div>
  );
}
