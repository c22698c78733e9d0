import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseWithTree } from '../../../../src/core/document/parseDoc.ts';
import type { Finding } from '../../../../src/core/site/manifest/finding.ts';
import { runToEnd } from '../../../../src/lib/runToEnd.ts';
import { checkCopywriting } from '../../../../src/node/copywriting/checkCopywriting.ts';
import { readWordTable } from '../../../../src/node/copywriting/readWordTable.ts';
import { walk } from '../../../../src/node/lib/walk.ts';
import { checkRequirements } from '../../../../src/writer/copywriting/checkRequirements.ts';
import { checkWords } from '../../../../src/writer/copywriting/checkWords.ts';
import { createTextLinter } from '../../../../src/writer/copywriting/createTextLinter.ts';
import { WORD_TABLE_FILE } from '../../../../src/writer/copywriting/wordTable.ts';
import { judgeText } from '../../../../src/writer/lint/judgeText.ts';
import { copySiteFolder } from '../../../support/siteCopy.ts';

const root = join(import.meta.dirname, '../../../..');

const say = ({ line, column, rule, message, fix }: Omit<Finding, 'file'>) =>
  `${line}:${column} ${rule} ${message} ${JSON.stringify(fix)}`;

describe('checkWords', () => {
  it.each(['tests/fixtures/foreign', 'public'])(
    'says of a page in %s what the command says',
    async (site) => {
      const { folder, remove } = await copySiteFolder(join(root, site));
      onTestFinished(remove);
      await copyFile(join(root, 'public', WORD_TABLE_FILE), join(folder, WORD_TABLE_FILE));
      const table = await readWordTable(folder);
      if (table === undefined) throw new Error('the site has no words');
      const lint = createTextLinter(table);
      const findings = (await checkCopywriting(folder))?.findings ?? [];
      const files = (await walk(folder)).filter((file) => /^(?:docs|pages)\/.*\.mdx?$/.test(file));
      for (const file of files) {
        const text = (await readFile(join(folder, file), 'utf8'))
          .replace(/^\uFEFF/, '')
          .replace(/\r\n?/g, '\n');
        // As the desk has it: the tree after the doc was made of it.
        const { doc, tree } = parseWithTree(text);
        const { front, diagrams } = judgeText({ text, doc, tree });
        const facts = { front, diagrams, title: doc.title };
        const words = runToEnd(checkWords({ text, tree }, lint));
        const here = [...checkRequirements(table.require, facts), ...words];
        const ofCommand = findings.filter((finding) => finding.file === file);
        expect(here.map(say), file).toEqual(ofCommand.map(say));
      }
      expect(files.length).toBeGreaterThan(25);
      if (site !== 'public') expect(findings.length).toBeGreaterThan(50);
    },
  );
});
