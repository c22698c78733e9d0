import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { ArticleWorld } from '../../article/ArticleWorld.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { sourceTextQuery } from '../../content/queries/sourceTextQuery.ts';
import { useManifest } from '../../content/queries/useManifest.ts';
import type { Draft } from '../../core/desk/draft.ts';
import { plainText } from '../../core/desk/plainText.ts';
import { decodeSafely } from '../../core/paths/filePath.ts';
import { resolveLink } from '../../core/paths/resolveLink.ts';
import type { EditRoute } from '../../core/paths/route.ts';
import type { MarkdownPlace } from '../../core/paths/siteIndex.ts';
import { Desk } from '../../features/desk/Desk.tsx';
import { DeskWait } from '../../features/desk/DeskWait.tsx';
import { DraftBar } from '../../features/desk/DraftBar.tsx';
import { type DeskImages, useImages } from '../../features/desk/images/useImages.ts';
import { PagesDoor } from '../../features/desk/pages/PagesDoor.tsx';
import { useChoices } from '../../features/desk/useChoices.ts';
import { useDraft } from '../../features/desk/useDraft.ts';
import { useFindings } from '../../features/desk/useFindings.ts';
import { useOwnDraft } from '../../features/desk/useOwnDraft.ts';
import { useParsedDraft } from '../../features/desk/useParsedDraft.ts';
import type { PageProps } from '../pageProps.ts';
import { type Drawing, drawingQuery } from './drawingQuery.ts';
import { Preview } from './Preview.tsx';

/** The writer's desk of a page. */
export default function EditPage({ route: { page } }: PageProps<EditRoute>) {
  const text = useQuery(sourceTextQuery(useContentSource(), page.entry.file));
  const drawing = useQuery(drawingQuery);
  const own = useOwnDraft(page.entry.file);
  if (text.data !== undefined && drawing.data !== undefined && own !== undefined) {
    const current = plainText(text.data);
    // Another address of the same file begins no other writing.
    return <Writing key={page.entry.file} page={page} current={current} own={own} drawing={drawing.data} />;
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
  /** The draft that is gone on with. */
  own: Draft | null;
  drawing: Drawing;
}

function Writing({ page, current, own, drawing }: WritingProps) {
  const images = useImages(page, own?.images);
  const desk = useDraft(page, current, own, images);
  const draft = useParsedDraft(desk.text, page.entry.file);
  const marks = useFindings(page, draft, images);
  const newest = useRef(draft);
  newest.current = draft;
  const findNewest = useCallback(() => newest.current, []);
  const findChoices = useChoices(page, findNewest);
  const world = useDeskWorld(page, drawing, images);
  return (
    <Desk
      page={page}
      given={desk.given}
      onText={desk.onText}
      onEditor={desk.onEditor}
      marks={marks}
      images={images}
      findChoices={findChoices}
      preview={(props) => draft && <Preview {...{ page, draft, world, drawing }} {...props} />}
    >
      <PagesDoor page={page} isChanged={desk.hasDraft} />
      <DraftBar page={page} draft={desk} images={images} />
    </Desk>
  );
}

/** The page's own links and images in the preview: what leads elsewhere opens beside the desk. */
function useDeskWorld(
  page: MarkdownPlace,
  { useArticleWorldOf }: Drawing,
  { images }: Pick<DeskImages, 'images'>,
): ArticleWorld {
  const manifest = useManifest();
  const world = useArticleWorldOf(page.entry, page.kind === 'doc' ? page.version : undefined);
  return useMemo(
    () => ({
      ...world,
      // What is not saved yet stands nowhere but here.
      resolveFile: (src) => {
        const version = page.kind === 'doc' ? page.version : undefined;
        const target = resolveLink(manifest, { file: page.entry.file, version }, src);
        const image = target.kind === 'asset' ? images.get(target.file) : undefined;
        return image?.url === undefined ? world.resolveFile(src) : { src: image.url, size: undefined };
      },
      readAhead: () => {},
      follow: (link) => {
        const own = world.resolveHref('#');
        const ownAddress = own.kind === 'page' ? new URL(own.href, document.baseURI).href : undefined;
        const anchor = document.getElementById(decodeSafely(link.href.split('#').at(-1) ?? ''));
        if (anchor !== null && ownAddress !== undefined && link.href.startsWith(ownAddress))
          anchor.scrollIntoView();
        else window.open(link.href, '_blank', 'noopener');
        return true;
      },
    }),
    [world, manifest, page, images],
  );
}
