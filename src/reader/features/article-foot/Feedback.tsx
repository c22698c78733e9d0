import { useState, useSyncExternalStore } from 'react';
import { articleFootMessages as words } from '#i18n/articleFootMessages';
import type { PageEntry } from '../../../core/site/manifest/manifest.ts';
import { asksAnswer, fillFeedback, type Feedback as Means } from '../../../core/site/urls/feedback.ts';
import { siteUrl } from '../../../core/site/urls/siteUrl.ts';
import { useContentSource, useManifest } from '../../content/queries/ContentProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './ArticleFoot.part.module.css';

const ANSWERS = ['yes', 'no'] as const;
type Answer = (typeof ANSWERS)[number];

interface FeedbackProps {
  means: Means;
  entry: PageEntry;
}

export function Feedback({ means, entry }: FeedbackProps) {
  const isKit = useContentSource().startPage !== undefined;
  if (means.kind === 'form') return <FormLinks template={means.template} entry={entry} />;
  // A kit may be read where no program of the site's host is.
  return isKit ? null : <AnswerButtons endpoint={means.path} path={entry.path} />;
}

function FormLinks({ template, entry: { title, path } }: { template: string; entry: PageEntry }) {
  const { site } = useManifest();
  const values = { title, path, url: siteUrl(site, path) ?? path };
  const link = (text: string, answer = '') => (
    <a
      key={answer}
      href={fillFeedback(template, { ...values, answer })}
      target="_blank"
      rel="noopener noreferrer"
    >
      {text}
    </a>
  );
  return (
    <p className={styles.row}>
      <span>{words.question}</span>
      {asksAnswer(template) ? ANSWERS.map((answer) => link(words.answers[answer], answer)) : link(words.form)}
    </p>
  );
}

const never = () => () => {};

function AnswerButtons({ endpoint, path }: { endpoint: string; path: string }) {
  const [given, setGiven] = useState<Answer>();
  // Without scripts buttons would do nothing, so that prerendered pages have none.
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const send = (answer: Answer) => {
    if (given !== undefined) return;
    setGiven(answer);
    const body = new Blob([JSON.stringify({ path, answer })], { type: 'application/json' });
    if (!navigator.sendBeacon?.(endpoint, body))
      void fetch(endpoint, { method: 'POST', body, keepalive: true }).catch(() => {});
  };
  if (!hasScript) return null;
  return (
    <div className={styles.row}>
      <span>{words.question}</span>
      {ANSWERS.map((answer) => (
        <Button
          key={answer}
          aria-label={`${words.question} ${words.answers[answer]}`}
          aria-pressed={given === answer}
          onClick={() => send(answer)}
        >
          {words.answers[answer]}
        </Button>
      ))}
      <span role="status">{given && words.thanks}</span>
    </div>
  );
}
