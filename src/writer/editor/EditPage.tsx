import { useQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { normalizeNewlines } from '../../core/document/textEdits.ts';
import { draftMessages, editorMessages as words } from '../../core/i18n/editorMessages.ts';
import type { EditRoute } from '../../core/site/urls/route.ts';
import type { MarkdownPage } from '../../core/site/urls/siteIndex.ts';
import { useContentSource } from '../../reader/content/queries/ContentProvider.tsx';
import { sourceTextQuery } from '../../reader/content/queries/queries.ts';
import type { PageProps } from '../../reader/pages/usePageEnvironment.ts';
import { focusTitle } from '../../reader/platform/focusWithoutScroll.ts';
import type { Draft } from '../drafts/draftStorage.ts';
import styles from './Desk.part.module.css';
import { Desk } from './Desk.tsx';
import { DraftBar } from './DraftBar.tsx';
import { exportDraft } from './draftWords.ts';
import { useImages } from './images/useImages.ts';
import { type Drawing, drawingQuery, Preview, useDeskWorld } from './Preview.tsx';
import { PagesDoor } from './refactor/PagesDoor.tsx';
import { useChoices } from './useChoices.ts';
import { useDraft } from './useDraft.ts';
import { useFindings } from './useFindings.ts';
import { useOwnDraft } from './useOwnDraft.ts';
import { useParsedDraft } from './useParsedDraft.ts';

/** The writer's desk of a page. */
export default function EditPage({ route: { page } }: PageProps<EditRoute>) {
  const text = useQuery(sourceTextQuery(useContentSource(), page.entry.file));
  const drawing = useQuery(drawingQuery);
  const own = useOwnDraft(page.entry.file);
  if (text.data !== undefined && drawing.data !== undefined && own !== undefined) {
    const current = normalizeNewlines(text.data);
    // Another address of the same file begins no other writing.
    return <Writing key={page.entry.file} page={page} current={current} own={own} drawing={drawing.data} />;
  }
  const hasFailed = text.isError || drawing.isError;
  const retry = () => {
    for (const { isError, refetch } of [text, drawing]) if (isError) void refetch();
  };
  return <DeskWait title={page.entry.title} onRetry={hasFailed ? retry : undefined} draft={own} />;
}

interface WritingProps {
  page: MarkdownPage;
  /** What stands in the file. */
  current: string;
  /** The draft that is gone on with. */
  own: Draft | null;
  drawing: Drawing;
}

function Writing({ page, current, own, drawing }: WritingProps) {
  const images = useImages(page, own?.images);
  const desk = useDraft(page, current, own, images);
  const draft = useParsedDraft(desk.text, page.entry.file);
  const findings = useFindings(page, draft, images);
  const newest = useRef(draft);
  newest.current = draft;
  const findNewest = useCallback(() => newest.current, []);
  const findChoices = useChoices(page, findNewest);
  const environment = useDeskWorld(page, drawing, images);
  return (
    <Desk
      page={page}
      given={desk.given}
      onText={desk.onText}
      onEditor={desk.onEditor}
      {...findings}
      images={images}
      findChoices={findChoices}
      preview={(props) => draft && <Preview {...{ page, draft, environment, drawing }} {...props} />}
    >
      <PagesDoor page={page} isChanged={desk.hasDraft} />
      <DraftBar page={page} draft={desk} images={images} />
    </Desk>
  );
}

interface DeskWaitProps {
  title: string;
  /** Where it did not come. */
  onRetry: (() => void) | undefined;
  /** What was written of the page: its file may be gone for good. */
  draft: Draft | null | undefined;
}

/** Stands where the desk will be. */
export function DeskWait({ title, onRetry, draft }: DeskWaitProps) {
  const frame = useRef<HTMLElement>(null);
  // Whose focus waits here, on the title, finds it on the title of what comes.
  useLayoutEffect(() => {
    const waiting = frame.current;
    return () => {
      if (waiting?.contains(document.activeElement)) queueMicrotask(focusTitle);
    };
  }, []);
  return (
    <main ref={frame} id="main" className={styles.wait}>
      <h1>{words.title(title)}</h1>
      <p role="status">{onRetry ? words.failed : words.loading}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {words.retry}
        </button>
      )}
      {onRetry && draft && (
        <button type="button" onClick={() => exportDraft(draft)}>
          {draftMessages.exportDraft}
        </button>
      )}
    </main>
  );
}
