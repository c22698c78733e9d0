// The one place that turns an error into words and a way out.
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRevalidator, useRouteError } from 'react-router-dom';
import { useContentSource } from '../content/ContentProvider.tsx';
import { ContentError } from '../core/errors.ts';
import { messages } from '../core/messages.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ErrorScreen.module.css';
import { isMissingPart } from './reloadOnce.ts';

/** Stands in for a page that could not be read or drawn; the shell stays. */
export function ErrorScreen() {
  return <ErrorReport error={useRouteError()} />;
}

/** Stands in for the whole site when the manifest could not be read. */
export function SiteErrorScreen() {
  const error = useRouteError();
  const source = useContentSource();
  const isMissing = error instanceof ContentError && error.kind === 'notFound';
  return (
    <>
      <ErrorReport error={error} words={isMissing ? messages.contentError.manifestMissing : undefined} />
      <p className={styles.base}>{messages.contentError.baseUrl(source.assetUrl(''))}</p>
    </>
  );
}

function ErrorReport({
  error,
  words,
}: {
  error: unknown;
  words?: { title: string; hint: string } | undefined;
}) {
  const client = useQueryClient();
  const revalidator = useRevalidator();
  const retry = () => {
    client.removeQueries({ predicate: (query) => query.state.status === 'error' });
    void revalidator.revalidate();
  };
  if (isMissingPart(error)) return <MissingPart error={error} />;
  if (!(error instanceof ContentError)) return <CrashReport error={error} onRetry={retry} />;
  const { title, hint } = words ?? messages.contentError[error.kind];
  return (
    <main className={styles.screen} id="main">
      <h1>{title}</h1>
      <p>{hint}</p>
      <dl className={styles.details}>
        <dt>{messages.contentError.place}</dt>
        <dd>{error.place}</dd>
      </dl>
      <pre className={styles.message}>{error.message}</pre>
      <p className={styles.actions}>
        <Button onClick={retry} isBusy={revalidator.state !== 'idle'}>
          {messages.contentError.retry}
        </Button>
        <Link to="/">{messages.crash.goHome}</Link>
      </p>
    </main>
  );
}

function MissingPart({ error }: { error: unknown }) {
  const { title, hint } = messages.contentError.missingPart;
  return (
    <main className={styles.screen} id="main">
      <h1>{title}</h1>
      <p>{hint}</p>
      <pre className={styles.message}>{describeCauses(error)}</pre>
      <p className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{messages.contentError.retry}</Button>
      </p>
    </main>
  );
}

function CrashReport({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className={styles.screen} id="main">
      <h1>{messages.crash.title}</h1>
      <pre className={styles.message}>{describeCauses(error)}</pre>
      <p className={styles.actions}>
        <Button onClick={onRetry}>{messages.crash.retry}</Button>
        <Link to="/">{messages.crash.goHome}</Link>
      </p>
    </main>
  );
}

/** An error's message and those of its causes, one a line. */
function describeCauses(error: unknown): string {
  const lines: string[] = [];
  const seen = new Set<unknown>();
  for (let cause = error; cause !== undefined && !seen.has(cause); ) {
    seen.add(cause);
    lines.push(cause instanceof Error ? cause.message : String(cause));
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return lines.join('\n');
}
