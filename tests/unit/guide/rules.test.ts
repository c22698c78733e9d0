// Each rule of the checks has an entry in the guide, whose first example is reported, and the second is not.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ruleMessages } from '../../../src/core/i18n/zh-Hans/ruleMessages.ts';
import { checkLanguages } from '../../../src/node/check/checkLanguages.ts';
import { checkCopywriting } from '../../../src/node/copywriting/checkCopywriting.ts';
import { makeSite } from '../node/temporarySite.ts';

const PAGES = ['rules-links', 'rules-markdown', 'rules-site', 'rules-copywriting'];

/** Rules without an example that is a text, and why. */
const WITHOUT_EXAMPLE: Record<string, string> = {
  'bad-encoding': 'the file is not text',
  'file-link': 'the file is a symbolic link',
  'too-complex': 'the text is thousands of characters long',
};

interface Example {
  rule: string;
  reported: Record<string, string>;
  fixed: Record<string, string>;
}

type CodeBlock = readonly [file: string, text: string];

/** The code blocks with the names of their files; `<U+00A0>` stands for an invisible character. */
function listCode(section: string): CodeBlock[] {
  const fences = section.matchAll(/^(`{3,})\w+(?: title="(.+)")?\n([\s\S]*?)^\1$/gm);
  return [...fences].map(([, , file = 'page.md', text = '']) => [
    file,
    text.replace(/<U\+(\w{4})>/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
  ]);
}

/** A file that is there a second time begins the fixed text; code above the first rule is in all examples. */
function readExamples(page: string): Example[] {
  const [intro = '', ...sections] = page.split(/^## (?=[a-z0-9-]+$)/m);
  return sections.map((section) => {
    const blocks = listCode(section);
    const second = blocks.findIndex(([file], at) => blocks.findIndex(([name]) => name === file) < at);
    const reported = {
      ...Object.fromEntries(listCode(intro)),
      ...Object.fromEntries(blocks.slice(0, second)),
    };
    return {
      rule: section.slice(0, section.indexOf('\n')),
      reported,
      fixed: { ...reported, ...Object.fromEntries(blocks.slice(second)) },
    };
  });
}

async function listRules(files: Record<string, string>): Promise<string[]> {
  const site = await makeSite({ 'page.md': '# Page\n', ...files });
  const found = [
    ...(await checkLanguages(site)).findings,
    ...((await checkCopywriting(site))?.findings ?? []),
  ];
  return found.map(({ rule }) => rule);
}

const readPage = async (folder: string, page: string) =>
  readExamples(await readFile(`${folder}/${page}.md`, 'utf8'));

describe.each(['guide/docs/check', 'guide/zh/docs/check'])('the rules in %s', (folder) => {
  test('each rule has an entry', async () => {
    const examples = (await Promise.all(PAGES.map((page) => readPage(folder, page)))).flat();
    expect(examples.map(({ rule }) => rule).sort()).toEqual(Object.keys(ruleMessages).sort());
  });

  test.each(PAGES)('the examples of %s are reported, and their fixes are not', async (page) => {
    const shown = (await readPage(folder, page)).filter(({ rule }) => !(rule in WITHOUT_EXAMPLE));
    const outcome = shown.map(async ({ rule, reported, fixed }) => ({
      rule,
      isReported: (await listRules(reported)).includes(rule),
      remains: (await listRules(fixed)).includes(rule),
    }));
    expect(await Promise.all(outcome)).toEqual(
      shown.map(({ rule }) => ({ rule, isReported: true, remains: false })),
    );
  });
});
