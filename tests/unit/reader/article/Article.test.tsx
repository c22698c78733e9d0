// Rendering the ready tree through react-markdown equals rendering it plainly: nothing on the
// way changes a tree that was cleaned and finished when its doc was parsed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import type { Doc } from '../../../../src/core/document/parsedDoc.ts';
import { findExternalKind } from '../../../../src/core/site/urls/pageHref.ts';
import { Article, loadBlocks } from '../../../../src/reader/article/Article.tsx';
import {
  type ArticleEnvironment,
  ArticleEnvironmentContext,
} from '../../../../src/reader/article/ArticleEnvironment.ts';
import { elements } from '../../../../src/reader/article/elements.ts';
import { stillWorld } from '../../../support/articleWorld.ts';

const root = join(import.meta.dirname, '../../../..');
const files = ['tests/fixtures/foreign/docs', 'tests/fixtures/site/docs', 'public/docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(root, folder, file)),
);

/** A environment in which each kind of link occurs. */
const environment: ArticleEnvironment = {
  ...stillWorld,
  resolveHref(href) {
    const exit = findExternalKind(href);
    if (exit !== undefined) return { kind: exit, href };
    if (href.includes('.md') || href.startsWith('#')) return { kind: 'page', href };
    return href === '' ? { kind: 'broken' } : { kind: 'file', href };
  },
  resolveFile: (src) => (/^https?:/.test(src) ? undefined : { src, size: [300, 200] }),
};

/** As many blocks as an article draws before effects run. */
const SLICE = 24;

function* slicesOf(doc: Doc): Generator<Doc> {
  for (let at = 0; at < doc.blocks.length; at += SLICE)
    yield { ...doc, blocks: doc.blocks.slice(at, at + SLICE) };
}

const renderArticle = (doc: Doc) =>
  renderToStaticMarkup(<Article text={doc} environment={environment} arrival="inside" />);

const renderPlainly = (doc: Doc) =>
  renderToStaticMarkup(
    <ArticleEnvironmentContext.Provider value={environment}>
      <div className="prose">
        {doc.blocks.map((block) =>
          toJsxRuntime(block, {
            Fragment,
            jsx,
            jsxs,
            components: elements,
            passNode: true,
            ignoreInvalidStyle: true,
          }),
        )}
      </div>
    </ArticleEnvironmentContext.Provider>,
  );

beforeAll(loadBlocks);

describe('Article', () => {
  it('draws every doc as it was parsed', { timeout: 60_000 }, () => {
    expect(files.length).toBeGreaterThan(60);
    for (const file of files) {
      const doc = parseDocument(readFileSync(file, 'utf8')).doc;
      for (const slice of slicesOf(doc)) expect(renderArticle(slice), file).toBe(renderPlainly(slice));
    }
  });

  it('draws the same doc twice, for it writes into a copy', () => {
    const doc = parseDocument(
      '# 题\n\n[链](a.md) ![图](b.png) <b title="t">b</b>\n\n- [x] a\n\n```js {1}\na\n```',
    ).doc;
    const first = renderArticle(doc);
    expect(renderArticle(doc)).toBe(first);
    expect(first).toContain('<a href="a.md">链</a>');
  });

  it('draws mail and telephone as plain links: they open no tab', () => {
    const doc = parseDocument('[写信](mailto:a@b.c)或[打电话](tel:110)，见[官网](https://a.b)').doc;
    const html = renderArticle(doc);
    expect(html).toContain('<a href="mailto:a@b.c">写信</a>或<a href="tel:110">打电话</a>，见');
    expect(html.split('在新标签页打开')).toHaveLength(2);
  });

  it('leaves addresses as the parser let them pass', () => {
    const doc = parseDocument('[a](tel:110) ![b](data:image/png;base64,AA==)').doc;
    expect(renderArticle(doc)).toContain('href="tel:110"');
    expect(renderArticle(doc)).toContain('src="data:image/png;base64,AA=="');
  });
});
