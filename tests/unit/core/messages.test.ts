// The words of the interface keep the rules of this site's pages.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deferredMessages } from '#i18n/deferredMessages';
import { diagramMessages } from '#i18n/diagramMessages';
import { elementMessages } from '#i18n/elementMessages';
import { htmlShellMessages } from '#i18n/htmlShellMessages';
import { messages } from '#i18n/messages';
import { notFoundMessages } from '#i18n/notFoundMessages';
import { offlineMessages } from '#i18n/offlineMessages';
import { searchMessages } from '#i18n/searchMessages';
import { createTextLinter } from '../../../src/writer/copywriting/createTextLinter.ts';
import { plainSegment } from '../../../src/writer/copywriting/textSegment.ts';
import { parseWordTable } from '../../../src/writer/copywriting/wordTable.ts';

const tablePath = join(import.meta.dirname, '../../../public/.copywriting.yml');

const tables = {
  messages,
  diagramMessages,
  elementMessages,
  deferredMessages,
  notFoundMessages,
  offlineMessages,
  searchMessages,
  htmlShellMessages,
};

/** All sentences by their place; each parameter gets the value. */
function listSentences(group: object, value: string, place = ''): { place: string; text: string }[] {
  return Object.entries(group).flatMap(([key, entry]) => {
    const here = place === '' ? key : `${place}.${key}`;
    const said = typeof entry === 'function' ? entry(...new Array(entry.length).fill(value)) : entry;
    return typeof said === 'object' ? listSentences(said, value, here) : { place: here, text: said };
  });
}

describe('the words of the interface', () => {
  it('keep the rules of copywriting', async () => {
    const table = parseWordTable(await readFile(tablePath, 'utf8'));
    const lint = createTextLinter(table);
    const findFaults = (value: string) =>
      listSentences(tables, value).flatMap(({ place, text }) =>
        lint(plainSegment(text, 1)).map(({ message }) => `${place}：${message}`),
      );
    expect(listSentences(tables, '').length).toBeGreaterThan(60);
    // A value may be Chinese or not: the sentence is wrong when it is wrong with both.
    const withHan = new Set(findFaults('春松'));
    expect(findFaults('v8').filter((fault) => withHan.has(fault))).toEqual([]);
  });
});
