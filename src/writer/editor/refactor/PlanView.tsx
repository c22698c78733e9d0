import { useLayoutEffect, useRef } from 'react';
import { pagesMessages as words } from '../../../core/i18n/pagesMessages.ts';
import type { ShownFile, ShownPlan } from '../../../core/site/manifest/pagesRequest.ts';
import { Button } from '../../../reader/ui/Button.tsx';
import { QuietButton } from '../../../reader/ui/QuietButton.tsx';
import styles from './PagesDialog.part.module.css';

interface PlanViewProps {
  plan: ShownPlan;
  /** It cannot be confirmed now. */
  isOff: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** What is going to happen: every file, and what changes in it. */
export function PlanView({ plan, isOff, onConfirm, onBack }: PlanViewProps) {
  const { files, notes } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan is read from its beginning
  useLayoutEffect(() => heading.current?.focus(), [plan]);
  return (
    <div className={styles.plan}>
      <h3 ref={heading} tabIndex={-1}>
        {files.length === 0 ? words.nothing : words.plan(files.length)}
      </h3>
      {notes.map((note) => (
        <p key={note}>{words.note(note)}</p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.files} aria-label={words.files} tabIndex={0}>
        <ul>
          {files.map((file) => (
            <FileRow key={`${file.sign}${file.file}`} {...file} />
          ))}
        </ul>
      </section>
      <div className={styles.buttons}>
        {files.length > 0 && (
          <Button aria-disabled={isOff} onClick={() => isOff || onConfirm()}>
            {words.confirm}
          </Button>
        )}
        <QuietButton onClick={onBack}>{words.back}</QuietButton>
      </div>
    </div>
  );
}

function FileRow({ sign, file, to, lines, more }: ShownFile) {
  return (
    <li>
      <span className={styles.sign}>{words.signs[sign]}</span> {file}
      {to !== undefined && ` → ${to}`}
      {lines.map((line) => {
        const Tag = line.sign === '+' ? 'ins' : 'del';
        return (
          <Tag key={`${line.line}${line.sign}`} title={words.line(line.line)}>
            <span aria-hidden="true">{line.sign} </span>
            {line.text}
          </Tag>
        );
      })}
      {more > 0 && <p className={styles.hint}>{words.more(more)}</p>}
    </li>
  );
}
