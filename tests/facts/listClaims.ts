// What a page says that a fact sheet must hold: keys, ports, labels, endpoints, commands, names in code.
import type { Nodes } from 'mdast';
import { splitFrontMatter } from '../../src/core/document/frontMatterBlock.ts';
import { parseMarkdown } from '../../src/core/document/parseMarkdown.ts';

export interface Claim {
  kind: 'key' | 'port' | 'label' | 'code' | 'command';
  text: string;
  line: number;
}

const KEY = /(?<![\w-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w-])/g;
/** Numbers of four and five digits, years left out. */
const PORT = /(?<![\w.-])(?!(?:19|20)\d\d(?!\d))\d{4,5}(?![\w.-]*\d)(?!\w)/g;
const LABEL = /「([^「」]+)」/g;
const COMMANDS = new Set(['bash', 'shell', 'sh', 'bat', 'console']);

/** Lists the claims of a markdown file, each once, with the line of its first place. */
export function listClaims(file: string): Claim[] {
  const { body, bodyLine } = splitFrontMatter(file);
  const { root } = parseMarkdown(body, { firstLine: bodyLine });
  const claims = new Map<string, Claim>();
  for (const claim of visit(root, bodyLine)) {
    const name = `${claim.kind} ${claim.text}`;
    if (claim.text !== '' && !claims.has(name)) claims.set(name, claim);
  }
  return [...claims.values()];
}

function* visit(node: Nodes, lineAbove: number): Generator<Claim> {
  const line = node.position?.start.line ?? lineAbove;
  if (node.type === 'text') yield* readText(node.value, line);
  else if (node.type === 'inlineCode') yield* readCode(node.value, line);
  else if (node.type === 'code') yield* readBlock(node.value, node.lang ?? '', line);
  else if (node.type === 'link' && !node.url.startsWith('http'))
    // The title of another page is no claim of this one.
    return;
  else if ('children' in node) for (const child of node.children) yield* visit(child, line);
}

function* readText(text: string, line: number): Generator<Claim> {
  for (const [key] of text.matchAll(KEY)) yield { kind: 'key', text: key, line };
  for (const [port] of text.matchAll(PORT)) yield { kind: 'port', text: port, line };
  for (const [, label = ''] of text.matchAll(LABEL)) yield { kind: 'label', text: label, line };
}

function* readCode(code: string, line: number): Generator<Claim> {
  if (code.match(KEY)?.[0] === code) yield { kind: 'key', text: code, line };
  else if (/^\d{2,5}$/.test(code)) yield { kind: 'port', text: code, line };
  else yield { kind: 'code', text: code.trim(), line };
}

function* readBlock(code: string, language: string, line: number): Generator<Claim> {
  for (const [index, written] of code.split('\n').entries()) {
    const text = written.replace(/(?:^|\s)#\s.*$/, '').trim();
    const here = line + 1 + index;
    if (COMMANDS.has(language)) yield { kind: 'command', text, line: here };
    else yield* readText(text, here);
  }
}
