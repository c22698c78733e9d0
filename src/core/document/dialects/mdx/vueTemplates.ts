// Templates of Vue in markdown: the code of interpolations, `{{ count }}`, is shown, since nothing is executed; elements
// with `v-pre` keep their text. Tags of templates are dropped around their content.
import type { Nodes, Parents } from 'mdast';
import { lineOf, type Report, toFinding } from '../../findings.ts';
import { childrenOf, setChildren } from './pairTags.ts';
import { readLiteral } from './readLiteral.ts';

/** Runs of braces are one match, since three braces are templates of other engines. */
const INTERPOLATION = /\{{3,}|\{\{([\s\S]+?)\}\}(?!\})/g;

/** Matches code, comments, tags and interpolations in HTML. */
const IN_HTML =
  /<(pre|code|script|style|textarea)\b[\s\S]*?(?:<\/\1>|$)|<!--[\s\S]*?(?:-->|$)|<[^>]*>|\{{3,}|\{\{([\s\S]+?)\}\}(?!\})/gi;

const TEMPLATE = /^<\/?template\b/i;

const OPENS_VERBATIM = /^<([a-z][\w-]*)\b[^>]*\sv-pre\b/;

const countLines = (text: string) => text.split('\n').length - 1;

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const textOf = (code: string): string | undefined => {
  const literal = readLiteral(code);
  return typeof literal === 'string' || typeof literal === 'number' ? String(literal) : undefined;
};

/** Replaces the interpolations below a node, in place. */
export function resolveTemplates(node: Parents, report: Report): void {
  let verbatim: string | undefined;
  const children = (childrenOf(node) ?? []).flatMap((child): Nodes[] => {
    if (child.type === 'html') {
      if (child.value === `</${verbatim}>`) verbatim = undefined;
      else verbatim ??= OPENS_VERBATIM.exec(child.value)?.[1];
      if (!child.value.includes('v-pre')) showInHtml(child);
      return child.value === '' ? [] : [child];
    }
    if (verbatim !== undefined || ('name' in child && child.name === 'v-pre')) return [child];
    if (child.type === 'text') return splitText(child);
    if ('children' in child) resolveTemplates(child, report);
    return child.type === 'paragraph' && child.children.length === 0 ? [] : [child];
  });
  setChildren(node, children);

  function showInHtml(html: Nodes & { type: 'html' }): void {
    const { value } = html;
    html.value = value.replace(IN_HTML, (written, _, code: string | undefined, at: number) => {
      if (code === undefined) return TEMPLATE.test(written) ? '' : written;
      const text = textOf(code);
      if (text !== undefined) return escapeHtml(text);
      report(toFinding('expression', lineOf(html) + countLines(value.slice(0, at)), written));
      return `<code>${escapeHtml(written)}</code>`;
    });
  }

  function splitText(text: Nodes & { type: 'text' }): Nodes[] {
    const { value, position } = text;
    const place = position && { position };
    let end = 0;
    const parts: Nodes[] = [];
    for (const { 0: written, 1: code, index } of value.matchAll(INTERPOLATION)) {
      if (code === undefined) continue;
      if (index > end) parts.push({ type: 'text', value: value.slice(end, index), ...place });
      const literal = textOf(code);
      if (literal === undefined) report(toFinding('expression', lineOf(text), written));
      parts.push(
        literal === undefined
          ? { type: 'inlineCode', value: written, ...place }
          : { type: 'text', value: literal, ...place },
      );
      end = index + written.length;
    }
    if (end === 0) return [text];
    if (end < value.length) parts.push({ type: 'text', value: value.slice(end), ...place });
    return parts;
  }
}
