// What one parse of a markdown file gives to the search index and to the content check.
import { parseDoc } from '../../core/markdown/parseDoc.ts';
import type { TextFinding } from '../../core/model/finding.ts';
import { listSections, type Section } from '../../core/search/sections.ts';
import { collectDiagrams, type WrittenDiagram } from './check/collectDiagrams.ts';
import { collectLinks, type PageLinks } from './check/pageLinks.ts';
import { memoByFile } from './memoByFile.ts';
import { readTextFile } from './readText.ts';

/** Of a file, whatever its entry in the manifest says. */
export interface PageFacts {
  title: string | undefined;
  sections: readonly Section[];
  findings: readonly TextFinding[];
  diagrams: readonly WrittenDiagram[];
  found: PageLinks;
}

export type ReadPageFacts = (path: string) => Promise<PageFacts>;

/** Parses a file. */
export const readPageFacts: ReadPageFacts = async (path) => {
  const { text } = await readTextFile(path);
  const doc = parseDoc(text);
  return {
    title: doc.title,
    sections: listSections(doc),
    findings: doc.findings,
    diagrams: collectDiagrams(doc),
    found: collectLinks(doc),
  };
};

/** More files than that take more memory than parsing them again takes time. */
const MAX_REMEMBERED = 2000;

/** The same, remembered until the file changes: what several versions show, or several ask for, is parsed once. */
export const rememberPageFacts = (): ReadPageFacts => memoByFile(readPageFacts, MAX_REMEMBERED);
