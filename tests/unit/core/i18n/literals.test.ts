// Sentences for people lie in core/i18n: no other file has literals with Chinese text, or with English text in a place
// where people read it.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code that is scanned has templates
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { openCommands } from '../../../../src/node/compile/compileCommands.mjs';
import { CHINESE_DATA, listChineseWords } from '../../../support/chineseData.ts';

const source = join(import.meta.dirname, '../../../../src');

const INTERNAL = 'errors that code catches, or that only a bug can cause';
/** Files with English text for people, each with the reason. */
const ENGLISH: Readonly<Record<string, string>> = {
  'core/document/syntax/containerSyntax.ts': INTERNAL,
  'core/document/syntax/badges.ts': INTERNAL,
  'core/document/tree/createConverter.ts': INTERNAL,
  'core/search/index/openIndex.ts': INTERNAL,
  'node/commands/test.ts': 'the last line of `npm test`, which programs read',
  'node/compile/budgets.ts': INTERNAL,
  'node/compile/compileBrowser.worker.ts': INTERNAL,
  'node/diagrams/renderDiagram.worker.ts': INTERNAL,
  'reader/app/navigation/currentPage.tsx': INTERNAL,
  'reader/app/startByHash.tsx': INTERNAL,
  'reader/app/startWeb.tsx': INTERNAL,
  'reader/article/ArticleEnvironment.ts': INTERNAL,
  'reader/article/fences/renderDiagram.ts': INTERNAL,
  'reader/content/queries/ContentProvider.tsx': INTERNAL,
  'reader/pages/compare/ComparisonColumns.tsx': INTERNAL,
  'reader/platform/withTimeout.ts': INTERNAL,
  'reader/serviceWorker/strategies.ts': INTERNAL,
  'writer/drafts/draftStorages.ts': INTERNAL,
  'writer/refactor/planVersion.ts': INTERNAL,
};

interface Node {
  type: string;
  // The nodes of the AST differ by their type.
  // biome-ignore lint/suspicious/noExplicitAny: the tests below read a few fields of a few types
  [field: string]: any;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** All nodes below a value, in order. */
function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  if (!isNode(value)) return;
  yield value;
  for (const field of Object.values(value)) yield* walk(field);
}

/** The texts that an expression may be, without the values in a template. */
function listTexts(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }: Node) => value.cooked).join('…')];
    case 'JSXExpressionContainer':
      return listTexts(node.expression);
    case 'ConditionalExpression':
      return [...listTexts(node.consequent), ...listTexts(node.alternate)];
    case 'LogicalExpression':
      return listTexts(node.right);
    case 'BinaryExpression':
      return node.operator === '+' ? [...listTexts(node.left), ...listTexts(node.right)] : [];
    default:
      return [];
  }
}

const LABEL = /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|title|placeholder|alt)$/;
const TEXT_PROPERTY = /^(?:textContent|innerText|innerHTML|ariaLabel|title|placeholder|message)$/;
/** Text between the tags of HTML, or in an attribute that people see. */
const HTML_TEXT =
  /<[a-z][^<>]*>[^<>]*\p{L}{2}[^<>]*<\/|\b(?:aria-label|title|placeholder|alt)="[^"…]*\p{L}/iu;

const STYLES = /<style>[^<]*<\/style>/g;

const hasWord = (text: string) => /\p{L}{2}/u.test(text);
const hasWords = (text: string) => hasWord(text) && /\S\s+\S/.test(text);

/** Texts in places where people read them, by the type of the node. */
const PLACES: Readonly<Record<string, (node: Node) => string[]>> = {
  JSXText: ({ value }) => [value].filter(hasWord),
  JSXElement: ({ children }) => children.flatMap(listTexts).filter(hasWord),
  JSXFragment: ({ children }) => children.flatMap(listTexts).filter(hasWord),
  JSXAttribute: ({ name, value }) => (LABEL.test(name.name) ? listTexts(value).filter(hasWord) : []),
  Property: ({ key, value }) =>
    TEXT_PROPERTY.test(key.name ?? key.value) || LABEL.test(key.name ?? key.value)
      ? listTexts(value).filter(hasWords)
      : [],
  AssignmentExpression: ({ left, right }) =>
    TEXT_PROPERTY.test(left.property?.name ?? '') ? listTexts(right).filter(hasWord) : [],
  NewExpression: ({ callee, arguments: values }) =>
    /(?:Error|Exception)$/.test(callee.name ?? '') ? values.flatMap(listTexts).filter(hasWords) : [],
  CallExpression: ({ callee, arguments: values }) => {
    if (callee.object?.name === 'console') return values.flatMap(listTexts).filter(hasWords);
    const [name, value] = values;
    return callee.property?.name === 'setAttribute' && LABEL.test(name?.value)
      ? listTexts(value).filter(hasWord)
      : [];
  },
  TemplateLiteral: (node) => listTexts(node).filter((text) => HTML_TEXT.test(text.replace(STYLES, ''))),
};

const hasChinese = (text: string) => /\p{Script=Han}/u.test(text);

function listChinese(node: Node): string[] {
  const texts = node.type === 'JSXText' ? [node.value] : listTexts(node);
  return texts.filter(hasChinese);
}

const LANGUAGES = { ts: 'ts', tsx: 'tsx', mjs: 'js' } as const;
type Language = (typeof LANGUAGES)[keyof typeof LANGUAGES];
const languageOf = (file: string) => LANGUAGES[file.split('.').at(-1) as keyof typeof LANGUAGES];

const listIn = (code: string, find: (node: Node) => readonly string[], lang: Language = 'tsx') =>
  [...walk(parseAst(code, { lang }).body)].flatMap(find);

/** @param mayHave whether a text is parsed at all */
function listFiles(
  find: (node: Node) => readonly string[],
  mayHave: (text: string) => boolean = () => true,
): Record<string, string[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => languageOf(file) && !file.endsWith('.d.ts') && !file.startsWith('core/i18n/'));
  expect(files.length).toBeGreaterThan(400);
  return Object.fromEntries(
    files.flatMap((file) => {
      const code = readFileSync(join(source, file), 'utf8');
      const texts = mayHave(code) ? listIn(code, find, languageOf(file)) : [];
      return texts.length === 0 ? [] : [[file, texts]];
    }),
  );
}

const findEnglish = (node: Node) => PLACES[node.type]?.(node) ?? [];

describe('outside of core/i18n', () => {
  it('the known files alone have Chinese literals', () => {
    expect(Object.keys(listFiles(listChinese, hasChinese)).sort()).toEqual(Object.keys(CHINESE_DATA).sort());
  });

  it('the known files alone have English text for people', () => {
    const found = listFiles(findEnglish);
    expect(Object.keys(found).sort(), JSON.stringify(found, null, 1)).toEqual(Object.keys(ENGLISH).sort());
  });

  it('compiled English commands have no Chinese but data', async () => {
    const folder = await openCommands(undefined, undefined, 'en');
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.mjs'),
    );
    expect(scripts.length).toBeGreaterThan(10);
    for (const file of scripts) {
      // esbuild names the source of each module above it; messages of packages are not ours.
      const [, ...modules] = readFileSync(join(folder, file), 'utf8').split(
        /^\/\/ (?=(?:src|node_modules)\/)/m,
      );
      const own = modules.filter((code) => code.startsWith('src/') && listChineseWords(code).length > 0);
      const literals = own.flatMap((code) => listIn(`// ${code}`, listChinese, 'js'));
      expect(literals.flatMap(listChineseWords), file).toEqual([]);
    }
  });
});

describe('the scan', () => {
  it.each([
    ['<p>Read on</p>', 'Read on'],
    ["<p>{isOpen ? 'Close' : text}</p>", 'Close'],
    ['<input placeholder="Search" type="search" />', 'Search'],
    ['<b aria-label={`${count} hits`} />', '… hits'],
    ["throw new Error('Nothing was found')", 'Nothing was found'],
    ["console.error('Not built yet')", 'Not built yet'],
    ["button.textContent = 'Copy'", 'Copy'],
    ["node.setAttribute('title', 'Copy')", 'Copy'],
    ["notify({ message: 'It is saved' })", 'It is saved'],
    ['const html = `<p>Please wait for ${name}</p>`;', '<p>Please wait for …</p>'],
    ['const html = `<a title="Close" href="${url}">`;', '<a title="Close" href="…">'],
  ])('finds the English of %s', (code, text) => {
    expect(listIn(code, findEnglish)).toContain(text);
  });

  it.each([
    '<p className="open">{messages.open} · {count}</p>',
    "<p>{state === 'full' && <b />}</p>",
    "throw new ContentError('invalid', file, messages.broken)",
    'const html = `<html lang="${lang}"><meta charset="utf-8"><b>${text}</b>`;',
    "// Somebody's comment\nconst type = 'text/html; charset=utf-8';",
  ])('finds nothing in %s', (code) => {
    expect(listIn(code, findEnglish)).toEqual([]);
  });

  it('finds Chinese in literals, templates and JSX, and none in comments', () => {
    const code = "/* 甲 */ const a = ['乙', `丙${a}`, <b>丁</b>]; // 戊";
    expect(listIn(code, listChinese)).toEqual(['乙', '丙…', '丁']);
  });
});
