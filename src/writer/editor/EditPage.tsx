import { useQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { draftMessages, editorMessages as words } from '#i18n/editorMessages';
import { normalizeNewlines } from '../../core/document/textEdits.ts';
import type { EditRoute } from '../../core/site/urls/route.ts';
import type { MarkdownPage } from '../../core/site/urls/siteIndex.ts';
import { useContentSource } from '../../reader/content/queries/ContentProvider.tsx';
import { sourceTextQuery } from '../../reader/content/queries/queries.ts';
import type { PageProps } from '../../reader/pages/usePageEnvironment.ts';
import { focusTitle } from '../../reader/platform/focusWithoutScroll.ts';
import type { Draft } from '../drafts/draftStorage.ts';
import { DraftBar } from './DraftBar.tsx';
import styles from './Editor.part.module.css';
import { Editor } from './Editor.tsx';
import { exportDraft } from './exportDraft.ts';
import { useImages } from './images/useImages.ts';
import { type ArticleModules, articleModulesQuery, EditorPreview, usePreviewContext } from './Preview.tsx';
import { RefactorButton } from './refactor/RefactorButton.tsx';
import { useCompletions } from './useCompletions.ts';
import { useDraft } from './useDraft.ts';
import { useFindings } from './useFindings.ts';
import { useParsedDraft } from './useParsedDraft.ts';
import { useTabDraft } from './useTabDraft.ts';

/** Route component of the editor. */
export default function EditPage({ route: { page } }: PageProps<EditRoute>) {
  const text = useQuery(sourceTextQuery(useContentSource(), page.entry.file));
  const drawing = useQuery(articleModulesQuery);
  const own = useTabDraft(page.entry.file);
  if (text.data !== undefined && drawing.data !== undefined && own !== undefined) {
    const current = normalizeNewlines(text.data);
    // The key is the file, so that navigation to another URL of the same file preserves the editor's state.
    return <EditView key={page.entry.file} page={page} current={current} own={own} drawing={drawing.data} />;
  }
  const hasFailed = text.isError || drawing.isError;
  const retry = () => {
    for (const { isError, refetch } of [text, drawing]) if (isError) void refetch();
  };
  return <EditorPlaceholder title={page.entry.title} onRetry={hasFailed ? retry : undefined} draft={own} />;
}

interface EditViewProps {
  page: MarkdownPage;
  /** Text of the file, with `\n` line endings. */
  current: string;
  /** Draft that this tab was editing before a reload. */
  own: Draft | null;
  drawing: ArticleModules;
}

function EditView({ page, current, own, drawing }: EditViewProps) {
  const images = useImages(page, own?.images);
  const edit = useDraft(page, current, own, images);
  const draft = useParsedDraft(edit.text, page.entry.file);
  const findings = useFindings(page, draft, images);
  const newest = useRef(draft);
  newest.current = draft;
  const findNewest = useCallback(() => newest.current, []);
  const findCompletions = useCompletions(page, findNewest);
  const environment = usePreviewContext(page, drawing, images);
  return (
    <Editor
      page={page}
      given={edit.given}
      onText={edit.onText}
      onEditor={edit.onEditor}
      {...findings}
      images={images}
      findCompletions={findCompletions}
      preview={(props) =>
        draft ? (
          <EditorPreview {...{ page, draft, environment, drawing }} {...props} />
        ) : (
          <p role="status">{words.previewComing}</p>
        )
      }
    >
      <RefactorButton page={page} isChanged={edit.hasDraft} />
      <DraftBar page={page} draft={edit} images={images} />
    </Editor>
  );
}

interface EditorPlaceholderProps {
  title: string;
  /** Set after a failed request. */
  onRetry: (() => void) | undefined;
  /** Draft that can be exported if the request failed, because its file may have been deleted. */
  draft: Draft | null | undefined;
}

/** Fallback that is rendered while the requests for the text and the chunks are pending, or after they failed. */
export function EditorPlaceholder({ title, onRetry, draft }: EditorPlaceholderProps) {
  const frame = useRef<HTMLElement>(null);
  // On unmount, move the focus from the placeholder's title to the editor's title.
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
