// Renders errors: the message, a retry button and a link to the home page.

import { Component, type ReactNode } from 'react';
import { messages } from '#i18n/messages';
import { ContentError } from '../../../core/errors.ts';
import { guessBase } from '../../../core/site/urls/deriveBase.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { isChunkError } from '../../platform/loadChunk.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces the site when the manifest failed to load. */
export function SiteErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const source = useContentSource();
  const tried = source.assetUrl('');
  const isMissing = error instanceof ContentError && error.kind === 'notFound';
  return (
    <>
      <ErrorScreen
        error={error}
        onRetry={onRetry}
        text={isMissing ? messages.contentError.manifestMissing : undefined}
      />
      {isMissing && (
        <p className={styles.base} role="alert">
          {messages.contentError.baseUrl(tried, guessBase(window.location.pathname, tried))}
        </p>
      )}
    </>
  );
}

/** Replaces a page that failed to load or render; the shell around the page stays. */
export function ErrorScreen({
  error,
  onRetry,
  text,
}: ErrorScreenProps & { text?: { title: string; hint: string } | undefined }) {
  const source = useContentSource();
  const isContentError = error instanceof ContentError;
  const isOfChunk = isChunkError(error);
  const { title, hint } =
    text ??
    (isContentError ? messages.contentError[error.kind] : messages[isOfChunk ? 'missingPart' : 'crash']);
  return (
    <main className={styles.screen} id="main">
      <h1>{title}</h1>
      {hint !== '' && <p>{hint}</p>}
      {isContentError && (
        <dl className={styles.details}>
          <dt>{messages.contentError.place}</dt>
          <dd>{error.place}</dd>
        </dl>
      )}
      <pre className={styles.message}>{isContentError ? error.message : describeCauses(error)}</pre>
      <p className={styles.actions}>
        {/* Reload after a chunk error: a new deployment may have renamed the chunk. */}
        <Button onClick={isOfChunk ? () => window.location.reload() : onRetry}>
          {isContentError || isOfChunk ? messages.lazyPart.retry : messages.crash.retry}
        </Button>
        {/* Not a router link: a full load works even if the application throws. */}
        <a href={source.assetUrl('')}>{messages.crash.goHome}</a>
      </p>
    </main>
  );
}

/** Lists the messages of an error and its causes, each on its own line. */
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

interface CrashBoundaryProps {
  children: ReactNode;
  /** A changed key clears the error, so that the next page renders. */
  resetKey?: string;
}

/** An error boundary: renders the error screen instead of children that throw while rendering. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(previous: CrashBoundaryProps) {
    const isElsewhere = previous.resetKey !== this.props.resetKey;
    if (isElsewhere && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ErrorScreen error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
