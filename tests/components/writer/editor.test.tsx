// The preview draws what the page draws, and the desk opens where the site has one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../../src/core/document/frontMatterBlock.ts';
import { ContentError } from '../../../src/core/errors.ts';
import { readFrontMatter } from '../../../src/core/site/manifest/frontMatter.ts';
import type { MarkdownPage } from '../../../src/core/site/urls/siteIndex.ts';
import type { ContentSource } from '../../../src/core/source.ts';
import { Article, loadBlocks } from '../../../src/reader/article/Article.tsx';
import { Block } from '../../../src/reader/article/Blocks.tsx';
import { ManifestContext } from '../../../src/reader/content/queries/ContentProvider.tsx';
import { MANIFEST_KEY } from '../../../src/reader/content/queries/contentReader.ts';
import { marksOfFile, parseText } from '../../../src/reader/content/queries/parseText.ts';
import { articleParts } from '../../../src/reader/pages/DocPage.tsx';
import { createCopywritingLinter } from '../../../src/writer/editor/createCopywritingLinter.ts';
import { EditorPreview } from '../../../src/writer/editor/Preview.tsx';
import { lintDraft } from '../../../src/writer/editor/useFindings.ts';
import { parseDraft, reuseBlocks } from '../../../src/writer/editor/useParsedDraft.ts';
import { stillWorld } from '../../support/articleWorld.ts';
import { memoryHost } from '../../support/memoryHost.ts';
import { visit } from '../../support/renderApp.tsx';
import { sampleManifest } from '../../support/sampleManifest.ts';

function listTexts(folder: string): [name: string, text: string][] {
  const root = join(import.meta.dirname, '../../..', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => [join(folder, file), readFileSync(join(root, file), 'utf8')]);
}

/** The HTML of the article in a drawing. */
function proseOf(drawing: ReactNode): string {
  const [, prose = ''] = /<div class="prose">(.*)<\/div>/s.exec(renderToStaticMarkup(drawing)) ?? [];
  return prose.replace(/<\/div><\/article>$/, '');
}

describe('Preview', () => {
  const [page] = sampleManifest().versions.flatMap((version) =>
    version.docs.map((entry): MarkdownPage => ({ kind: 'doc', path: entry.path, version, entry })),
  );
  const texts = ['tests/fixtures/foreign', 'public/docs', 'public/pages'].flatMap(listTexts);
  // Many a page holds this one.
  const values = [{ name: 'host', label: '主机', default: '127.0.0.1' }];
  const client = new QueryClient();
  const pages = texts.map(([file, text]) => {
    const { front } = readFrontMatter(splitFrontMatter(text).yaml ?? '');
    return { file, values: front.values };
  });
  client.setQueryData(MANIFEST_KEY, { value: { site: { values }, versions: [], pages } });

  it('draws each page of the site and of the foreign site as the page does', {
    timeout: 180_000,
  }, async () => {
    await loadBlocks();
    if (page === undefined) throw new Error('the sample has no docs');
    const { signal } = new AbortController();
    const listen = () => {};
    const drawing = { ...articleParts, Block };
    for (const [name, text] of texts) {
      // The second time it is put together from what is known.
      const first = await parseDraft(text, signal, { values });
      const draft = await parseDraft(text, signal, { values });
      expect(isDeepStrictEqual(draft, first), name).toBe(true);
      const drawn = { ...draft, blocks: reuseBlocks([], draft.doc.blocks) };
      const [shown, previewed] = [
        <Article
          key="page"
          text={(await parseText(text, marksOfFile(client, name), signal)).doc}
          environment={stillWorld}
          arrival="reading"
        />,
        <ManifestContext.Provider key="desk" value={sampleManifest()}>
          <EditorPreview
            {...{ page, drawing }}
            environment={stillWorld}
            draft={drawn}
            ref={listen}
            onScroll={listen}
            onRendered={listen}
          />
        </ManifestContext.Provider>,
      ].map(proseOf);
      expect(previewed, name).toBe(shown);
    }
    expect(texts.length).toBeGreaterThan(60);
  });
});

describe('what is told of a page at the desk', () => {
  it('is told of the code that it shows of other files, too', async () => {
    const source: ContentSource = {
      readManifest: async () => ({ text: '' }),
      readText: async (name) => {
        if (name !== 'files/a.mmd') throw new ContentError('notFound', name, '');
        return { text: 'graph LR\n  A --> B\n' };
      },
      assetUrl: (name) => name,
    };
    const manifest = sampleManifest();
    const [entry] = manifest.versions[0]?.docs ?? [];
    if (entry === undefined) throw new Error('the sample has no docs');
    const include = (file: string) => `\`\`\`mermaid file="${file}"\n\`\`\`\n`;
    const text = `# 题\n\n一句话。\n\n${include('/files/a.mmd')}\n${include('/files/b.mmd')}`;
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const page = { source, client, file: entry.file, readManifest: async () => manifest };
    const { signal } = new AbortController();
    const draft = await parseDraft(text, signal, {}, page);
    const check = {
      manifest,
      findFileProblem: async () => undefined,
      findDiagramError: async () => undefined,
      readIds: async () => new Set<string>(),
    };
    const lintCopywriting = createCopywritingLinter('require: [diagram-name]');
    const { findings } = await lintDraft(check, lintCopywriting, entry, draft, signal);
    expect(findings.map(({ line, message, written }) => [line, message, written])).toEqual([
      [5, expect.stringMatching(/^图没有名称/), '```mermaid file="/files/a.mmd"'],
      [8, '引用的文件 /files/b.mmd 取不到，请检查路径和文件名', '```mermaid file="/files/b.mmd"'],
    ]);
  });
});

describe('findings of front matter at the desk', () => {
  it('are none for the fields of the engine that the site is read as', async () => {
    const manifest = sampleManifest();
    const [entry] = manifest.versions[0]?.docs ?? [];
    if (entry === undefined) throw new Error('the sample has no docs');
    const { signal } = new AbortController();
    const draft = await parseDraft('---\naside: false\nother: 1\n---\n\n# 题\n\n一句话。\n', signal);
    const check = {
      manifest,
      findFileProblem: async () => undefined,
      findDiagramError: async () => undefined,
      readIds: async () => new Set<string>(),
    };
    const known = [{ name: 'aside', meaning: '', isForeign: true }];
    const linesFor = async (fields: typeof known) =>
      (await lintDraft(check, null, entry, draft, signal, fields)).findings.map(({ line }) => line);
    expect(await linesFor([])).toEqual([2, 3]);
    expect(await linesFor(known)).toEqual([3]);
  });
});

describe('the desk', () => {
  const findField = () =>
    document.querySelector<HTMLElement>('[aria-label="源文本"][contenteditable], textarea');

  it('opens at /edit and the path of the page, and not where the site has switched it off', async () => {
    const { host, load } = await visit('/edit/docs/');
    await waitFor(() => expect(findField()).not.toBeNull());
    expect(document.title).toContain('编辑此页');
    host.editManifest(({ site }) => {
      site.editor = false;
    });
    await load();
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('找不到页面'));
  });

  it('has the focus on its title when it opens by the key', async () => {
    const { user } = await visit('/docs/guide/markdown');
    await user.keyboard('e');
    await waitFor(() => expect(findField()).not.toBeNull());
    expect(document.activeElement).toBe(document.querySelector('main h1'));
  });

  it('opens by the key where no link leads to it: the site names no place where it is edited', async () => {
    const host = await memoryHost();
    host.editManifest(({ site }) => {
      site.editUrl = undefined;
    });
    const { user } = await visit('/docs/guide/markdown', { host });
    expect(document.querySelector('article footer')).toBeNull();
    await user.keyboard('e');
    await waitFor(() => expect(findField()).not.toBeNull());
  });

  it('opens from a comparison, which has loaded less of what draws a page', async () => {
    const { user } = await visit('/docs/guide/?compare=v1');
    await waitFor(() => expect(document.querySelector('article ins')).not.toBeNull());
    await user.keyboard('e');
    await waitFor(() => expect(document.querySelector('[aria-label="预览"] h1')).not.toBeNull());
  });
});
