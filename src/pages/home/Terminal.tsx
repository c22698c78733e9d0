import { useState } from 'react';
import { COPIED_MARK_DURATION } from '../../core/constants.ts';
import { homeMessages } from '../../core/messages/homeMessages.ts';
import { messages } from '../../core/messages/messages.ts';
import type { Home } from '../../core/model/home.ts';
import { copyText } from '../../platform/copyText.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Terminal.part.module.css';

type Outcome = 'copied' | 'copyFailed';

/** The first commands, to be copied; one set of them is shown at a time. */
export function Terminal({ commands }: Pick<Home, 'commands'>) {
  const [chosen, setChosen] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const shown = commands[chosen];
  if (shown === undefined) return null;

  const copy = async () => {
    setOutcome((await copyText(shown.code)) ? 'copied' : 'copyFailed');
    setTimeout(() => setOutcome(undefined), COPIED_MARK_DURATION);
  };

  return (
    <section className={styles.terminal} aria-label={homeMessages.commands}>
      <div className={styles.head}>
        {commands.map(({ label }, at) => (
          <button key={label} type="button" aria-pressed={at === chosen} onClick={() => setChosen(at)}>
            {label}
          </button>
        ))}
        <span role="status">{outcome && messages.code[outcome]}</span>
        <button type="button" className={styles.copy} aria-label={homeMessages.copyCommands} onClick={copy}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        </button>
      </div>
      <pre>
        <code>
          {shown.code.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, the same one may come twice
            <span key={at} className={styles.line}>
              {`${line}\n`}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
