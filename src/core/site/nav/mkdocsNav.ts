// The order of pages as MkDocs has it, in its settings: mkdocs.org/user-guide/configuration/#nav.
import { isFields } from '../manifest/foreignFields.ts';
import { readYamlFields } from '../manifest/yamlFields.ts';
import { encodePath } from '../urls/filePath.ts';
import { isIndexFile } from '../urls/slug.ts';
import { writeEntry } from './summarySidebar.ts';

/** At the top of a site folder. */
export const MKDOCS_FILE = 'mkdocs.yml';

interface MkdocsSite {
  name: string | undefined;
  /** Its order in the lists that a summary has (summarySidebar.ts). */
  summary: string;
}

/**
 * What settings say of a site; those that cannot be read say nothing.
 * @example readMkdocs('nav:\n  - 甲: [index.md, 乙: b.md]').summary === '- [甲](index.md)\n  - [乙](b.md)'
 */
export function readMkdocs(text: string): MkdocsSite {
  const { site_name: name, nav } = readSettings(text);
  return {
    name: typeof name === 'string' ? name : undefined,
    summary: listEntries(nav, '').join('\n'),
  };
}

/**
 * Of settings what readers may see, as settings: addresses and keys of a team's services stand there as well.
 * @example showMkdocs('nav: [a.md]\nextra: { key: 1 }') === '{"nav":["a.md"]}'
 */
export function showMkdocs(text: string): string {
  const { site_name, nav } = readSettings(text);
  return JSON.stringify({ site_name, nav });
}

function readSettings(text: string): Readonly<Record<string, unknown>> {
  const fields = readYamlFields(text);
  return 'data' in fields && isFields(fields.data) ? fields.data : {};
}

function listEntries(nav: unknown, indent: string): string[] {
  if (!Array.isArray(nav)) return [];
  return nav.flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [writeEntry(indent, '', toHref(entry))];
    if (!isFields(entry)) return [];
    return Object.entries(entry).flatMap(([label, value]) => {
      const [first, ...rest] = Array.isArray(value) ? value : [value];
      // A section's first page, where it has no name of its own and is called index, is the section's.
      const isNamed = typeof first === 'string' && (!Array.isArray(value) || isIndexFile(first));
      const line = writeEntry(indent, label, isNamed ? toHref(first) : '');
      return [line, ...listEntries(isNamed ? rest : value, `${indent}  `)];
    });
  });
}

/** An address, or a path, which is written as one. */
const toHref = (target: string) => (/^https?:/i.test(target) ? target : encodePath(target));
