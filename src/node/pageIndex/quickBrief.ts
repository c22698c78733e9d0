// A page at first sight: what can be told without parsing its text, until somebody has.
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { splitNamedId } from '../../core/document/namedId.ts';
import { readFrontMatter } from '../../core/site/manifest/readFrontMatter.ts';
import { type TextFile, toPublished } from '../lib/readText.ts';
import type { PageBrief } from './pageBrief.ts';

/** The first line that may be the title; images, HTML, marks of emphasis and code, and the heading's name are none of it. */
const TITLE = /^#[ \t]+(.+?)[ \t#]*$/m;
const NO_TEXT = /\[?!\[[^\][]*\]\([^()]*\)(?:\]\([^()]*\))?|<[^<>]*>|[*`]/g;

export function findQuickBrief(file: TextFile): PageBrief {
  const { text, hash } = toPublished(file);
  const { yaml = '', body } = splitFrontMatter(text);
  const written = TITLE.exec(body)?.[1];
  const title = written && splitNamedId(written)[0].replace(NO_TEXT, '').trim();
  return { hash, ...readFrontMatter(yaml), title, lead: '', headings: [], links: [], includes: [] };
}
