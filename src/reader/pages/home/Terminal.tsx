import { useRef, useState } from 'react';
import { COPIED_MARK_DURATION } from '../../../core/constants.ts';
import { copyMessages } from '../../../core/i18n/copyMessages.ts';
import { homeMessages } from '../../../core/i18n/homeMessages.ts';
import type { Home } from '../../../core/site/manifest/home.ts';
import { copyText, selectContent } from '../../platform/copyText.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Terminal.part.module.css';

/** The first commands, to be copied; one set of them is shown at a time. */
export function Terminal({ commands }: Pick<Home, 'commands'>) {
  const [chosen, setChosen] = useState(0);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const code = useRef<HTMLElement>(null);
  const shown = commands[chosen];
  if (shown === undefined) return null;

  const copy = async () => {
    const isCopied = await copyText(shown.code);
    setOutcome(isCopied ? 'copied' : 'failed');
    if (!isCopied && code.current) selectContent(code.current);
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
        <span role="status">{outcome && copyMessages[outcome]}</span>
        <button type="button" className={styles.copy} aria-label={homeMessages.copyCommands} onClick={copy}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        </button>
      </div>
      <pre>
        <code ref={code}>
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
