// A page is drawn of the same text that its facts were found in: where one process does both, it parses once.
import type { ParsedMarkdown } from '../../core/markdown/parseMarkdown.ts';
import { LastKept } from '../../lib/lastKept.ts';

/** What texts were parsed to: of as many as one process draws pages (engine/prerenderEngine.ts). */
export const parsedTexts = new LastKept<string, ParsedMarkdown>(200);
