import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss, { type Declaration } from 'postcss';
import { expect, it } from 'vitest';
import { listFolder } from '../../../../src/node/lib/listFiles.ts';

const SRC = fileURLToPath(new URL('../../../../src/', import.meta.url));

/** Physical declarations that are right in both directions: sheet, property, reason. */
const EXCEPTIONS = [
  ['reader/article/code/CodeView.module.css', 'mask-image', 'code is from left to right'],
  ['reader/article/code/CodeView.module.css', 'box-shadow', 'code is from left to right'],
  ['reader/features/lines/LineMarks.part.module.css', 'box-shadow', 'code is from left to right'],
  ['reader/article/elements/Table.module.css', 'background', 'both edges have a shadow'],
  ['reader/article/fences/Diagram.part.module.css', 'background', 'both edges have a shadow'],
  ['reader/features/sidebar/Sidebar.module.css', 'border-width', 'a corner that `transform` turns'],
  [
    'reader/features/tools/print/PrintDialog.part.module.css',
    'border-width',
    'a corner that `transform` turns',
  ],
  ['reader/features/lightbox/Lightbox.part.module.css', 'left', 'a script sets distances from the left'],
  ['reader/content/queries/formulas.part.css', 'text-align', 'formulas are from left to right'],
];

/** Splits a value at the spaces outside of parentheses. */
function splitValue(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

/** Whether left and right differ in a shorthand of four sides or corners. */
function isUnequal({ prop, value }: Declaration): boolean {
  const [first = '', second = first, third = first, fourth = second] = splitValue(value);
  if (prop === 'border-radius') return first !== second || third !== fourth;
  return /^(?:margin|padding|inset|border-(?:width|style|color))$/.test(prop) && second !== fourth;
}

/** Whether a declaration names a side, or has different values for left and right. */
function isPhysical(declaration: Declaration): boolean {
  const { prop, value } = declaration;
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(prop) || isUnequal(declaration)) return true;
  return /^(?:text-align|float|clear|justify-\w+)$/.test(prop) && /\b(?:left|right)\b/.test(value);
}

/** Whether a value leads to the left or to the right: it needs a counterpart for `[dir="rtl"]` in the same sheet. */
function isDirected({ prop, value }: Declaration): boolean {
  if (prop === 'box-shadow') return /^(?:inset )?-?[1-9.]\S* 0\b/.test(value);
  if (prop === 'rotate') return value !== 'none';
  return /\bto (?:left|right)\b|translateX\(-?[\d.]|(?<!hue-)rotate\((?!90deg)/.test(value);
}

const selectorOf = ({ parent }: Declaration) =>
  parent?.type === 'rule' ? (parent as postcss.Rule).selector : '';

async function readDeclarations(file: string): Promise<Declaration[]> {
  const found: Declaration[] = [];
  postcss.parse(await readFile(join(SRC, file), 'utf8')).walkDecls((declaration) => {
    found.push(declaration);
  });
  return found;
}

it('stylesheets name no side, and what leads to one has a counterpart for text from right to left', async () => {
  const sheets = listFolder(SRC).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(80);
  const found = await Promise.all(
    sheets.map(async (file) => {
      const all = await readDeclarations(file);
      const mirrored = new Set(
        all.filter((each) => selectorOf(each).includes('[dir="rtl"]')).map(({ prop }) => prop),
      );
      return all
        .filter((each) => isPhysical(each) || (isDirected(each) && !mirrored.has(each.prop)))
        .map((each) => `${file} ${each.prop}`);
    }),
  );
  const expected = EXCEPTIONS.map(([file, prop]) => `${file} ${prop}`);
  expect([...new Set(found.flat())].sort()).toEqual(expected.sort());
});

it('style attributes name no side', async () => {
  const scripts = listFolder(SRC).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(
    scripts.map(async (file) => ({ file, text: await readFile(join(SRC, file), 'utf8') })),
  );
  const found = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:margin|padding)-?(?:Left|Right|left|right)\b/g)].map(
      ([name]) => `${file} ${name}`,
    ),
  );
  expect(found).toEqual([]);
});
