// The one place that turns an error into words and a way out.
import { useContentSource } from '../content/ContentProvider.tsx';
import { mayHeal } from '../content/queryClient.ts';
import { ContentError } from '../core/errors.ts';
import { messages } from '../core/messages.ts';
import { guessBase } from '../core/paths/guessBase.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ErrorScreen.module.css';
import { isMissingPart } from './reloadOnce.ts';
import { findShellText } from './shellPage.ts';

interface ErrorScreenProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in for the whole site when the manifest could not be read. */
export function SiteErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const source = useContentSource();
  const tried = source.assetUrl('');
  const isMissing = error instanceof ContentError && error.kind === 'notFound';
  return (
    <>
      <ErrorScreen
        error={error}
        onRetry={onRetry}
        words={isMissing ? messages.contentError.manifestMissing : undefined}
      />
      {isMissing && (
        <p className={styles.base} role="alert">
          {messages.contentError.baseUrl(tried, guessBase(window.location.pathname, tried))}
        </p>
      )}
    </>
  );
}

/** Stands in for a page that could not be read or drawn; what is around it stays. */
export function ErrorScreen({
  error,
  onRetry,
  words,
}: ErrorScreenProps & { words?: { title: string; hint: string } | undefined }) {
  if (isMissingPart(error)) return <MissingPart error={error} />;
  if (!(error instanceof ContentError)) return <CrashReport error={error} onRetry={onRetry} />;
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
        <Button onClick={onRetry}>{messages.contentError.retry}</Button>
        <HomeLink />
      </p>
      {mayHeal(error) && <ShellText />}
    </main>
  );
}

/** What was published last: better than nothing. */
function ShellText() {
  const html = findShellText();
  if (html === '') return null;
  return (
    <section>
      <p>{messages.contentError.publishedText}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build drew it, cleaned, into this page's shell */}
      <article className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
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
        <HomeLink />
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

/** A full load: it helps even where the application itself is broken. */
function HomeLink() {
  const source = useContentSource();
  return <a href={source.assetUrl('')}>{messages.crash.goHome}</a>;
}
