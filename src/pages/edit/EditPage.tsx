import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { sourceTextQuery } from '../../content/queries/sourceTextQuery.ts';
import type { EditRoute } from '../../core/paths/route.ts';
import type { MarkdownPlace } from '../../core/paths/siteIndex.ts';
import { writingMessages as words } from '../../core/writingMessages.ts';
import { Desk } from '../../features/desk/Desk.tsx';
import { DeskWait } from '../../features/desk/DeskWait.tsx';
import { useChoices } from '../../features/desk/useChoices.ts';
import { useDeskText } from '../../features/desk/useDeskText.ts';
import { useFindings } from '../../features/desk/useFindings.ts';
import { useParsedDraft } from '../../features/desk/useParsedDraft.ts';
import type { PageProps } from '../pageProps.ts';
import { type Drawing, drawingQuery } from './drawingQuery.ts';
import { Preview } from './Preview.tsx';
import { useDeskWorld } from './useDeskWorld.ts';

/** The writer's desk of a page. */
export default function EditPage({ route: { page } }: PageProps<EditRoute>) {
  const text = useQuery(sourceTextQuery(useContentSource(), page.entry.file));
  const drawing = useQuery(drawingQuery);
  if (text.data !== undefined && drawing.data !== undefined) {
    // The editor has one kind of line end.
    const current = text.data.replace(/\r\n?/g, '\n');
    return <Writing key={page.path} page={page} current={current} drawing={drawing.data} />;
  }
  const hasFailed = text.isError || drawing.isError;
  const retry = () => {
    for (const { isError, refetch } of [text, drawing]) if (isError) void refetch();
  };
  return <DeskWait title={page.entry.title} onRetry={hasFailed ? retry : undefined} />;
}

interface WritingProps {
  page: MarkdownPlace;
  /** What stands in the file. */
  current: string;
  drawing: Drawing;
}

function Writing({ page, current, drawing }: WritingProps) {
  const { given, text, setText, isChanged } = useDeskText(current);
  const draft = useParsedDraft(text, page.entry.file);
  const marks = useFindings(page, draft);
  const newest = useRef(draft);
  newest.current = draft;
  const findNewest = useCallback(() => newest.current, []);
  const findChoices = useChoices(page, findNewest);
  const world = useDeskWorld(page, drawing);
  return (
    <Desk
      page={page}
      given={given}
      onText={setText}
      marks={marks}
      findChoices={findChoices}
      preview={(props) => draft && <Preview {...{ page, draft, world, drawing }} {...props} />}
    >
      {isChanged && <span role="status">{words.unsaved}</span>}
    </Desk>
  );
}
