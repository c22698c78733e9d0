import type { Translation } from '../translation.ts';
import type { findingMessages as zh } from '../zh-Hans/findingMessages.ts';
import { plural } from './format.ts';
import { includeMessages } from './includeMessages.ts';

/** By code point. */
const characters: Readonly<Record<string, string>> = {
  'U+00A0': 'no-break space',
  'U+00AD': 'soft hyphen',
  'U+200B': 'zero-width space',
  'U+200C': 'zero-width non-joiner',
  'U+200D': 'zero-width joiner',
  'U+2060': 'word joiner',
  'U+3000': 'full-width space',
  'U+FEFF': 'byte order mark',
};

function nameCharacter(code: string): string {
  const kind = /^U\+(?:200[EF]|202[A-E]|206[6-9])$/.test(code)
    ? 'directional formatting character'
    : 'special character';
  return `${characters[code] ?? kind} ${code}`;
}

const explainTable: (typeof zh)['kinds']['almostTable'] = (fault, head, delimiter) =>
  ({
    delimiter:
      'the delimiter row, or a line next to it, is blank or contains characters that Markdown does not recognize',
    cells: `the header row has ${plural(head, 'cell')}, but the delimiter row has ${delimiter}`,
    noDelimiter: 'there is no delimiter row | --- | below the header row',
    rowsCutOff: 'a blank line separates the rows below it from the table',
  })[fault];

export const findingMessages: Translation<typeof zh> = {
  kinds: {
    unknownAdmonition: (name) =>
      `Unknown admonition "${name}"; use note, tip, info, caution (or warning), or danger; details for a collapsible block; cards, steps, or search to lay out a list; or tabs`,
    unknownAlert: (name) =>
      `Unknown alert "${name}" is shown as a note; use [!NOTE], [!TIP], [!INFO], [!WARNING], or [!CAUTION]`,
    unclosedAdmonition: (name) => `Admonition :::${name} is not closed; add a ::: line after its content`,
    strayClosing: () =>
      'This ::: line does not close an admonition; delete it, or check the number of colons',
    unclosedFence: () => 'Code block is not closed; add a line with the same fence after the code',
    unclosedComment: () =>
      'The %% comment that starts here is not closed, so it is shown as text; add %% after it',
    unlistedElement: (tag) =>
      `<${tag}> is not in site.elements of the manifest, so its tags are shown as text; add it there with its attributes, or put text in backticks`,
    unlistedAttribute: (tag, attribute) =>
      `Attribute ${attribute} of <${tag}> is not in site.elements of the manifest and was removed; add it there`,
    droppedTag: (tag) => `HTML tag <${tag}> is not supported and was removed; use Markdown instead`,
    droppedAttribute: (tag, attribute) => `Attribute ${attribute} is not allowed on <${tag}> and was removed`,
    droppedAddress: (tag, address) =>
      `URL "${address}" of <${tag}> is not safe and was removed; use http, https, or a relative path`,
    unclosedTag: (tag) => `<${tag}> has no matching tag and is ignored; add the missing tag`,
    endlessHtml: () =>
      'The HTML comment or code that starts here is not closed, so it is shown as text; close it',
    unknownComponent: (name) => `component <${name}> is not known; only its text and its content are shown`,
    expression: (code) => `JavaScript is not run, so its code is shown: ${code}`,
    notHtml: (tag) => `${tag} is not an HTML tag, so it is shown as text; put it in backticks: \`${tag}\``,
    deepHtml: () => 'HTML tags are nested too deeply and were removed; use fewer levels',
    headingGap: (from, to) => `Heading skips from level ${from} to level ${to}; make it level ${from + 1}`,
    extraH1: (text) =>
      `Level-1 heading "${text}" is not the title of the page, so it and the headings below it are shown one level lower; use ##`,
    emptyHeading: () => 'Heading has no text and was removed; add text, or delete the line',
    duplicateId: (id) =>
      `Heading id "${id}" is used more than once, and links go to the first heading; use another id`,
    takenId: (id) => `id "${id}" was removed because it already belongs to a heading; use another id`,
    twiceDefined: (label, first) =>
      `[${label}] is already defined on line ${first}, so this definition has no effect; use another label, or delete one of them`,
    undefinedReference: (label) => `Link reference [${label}] is not defined; add a line [${label}]: URL`,
    undefinedFootnote: (label) => `Footnote [^${label}] is not defined; add a line [^${label}]: text`,
    brokenFormula: (formula, reason) =>
      `Formula ${formula} cannot be rendered (${reason}), so its source is shown`,
    longFormula: () => 'This formula is too long or nested too deeply, so its source is shown; split it',
    mergedCells: () =>
      'This +---+ table has merged cells or misaligned bars, so it is shown as text; use a | table or an HTML <table>',
    lostCells: (count, text) =>
      `Row has ${plural(count, 'more cell')} than the header, so "${text}" is not shown; write | inside a cell as \\|`,
    embeddedPage: (written) =>
      `${written} is shown as a link because pages cannot be embedded; delete the !, or use <!--@include: path-->`,
    brokenInclude: (file, fault) => `Included file ${file} ${includeMessages.problem(fault)}`,
    backslashAddress: (written) =>
      `Path ${written} contains backslashes, which are read as forward slashes; write ${written.replaceAll('\\', '/')}`,
    unsafeLink: (url) =>
      `Link URL "${url}" is not safe and was removed; use http, https, mailto, tel, or a relative path`,
    unsafeImage: (url) => `Image URL "${url}" is not safe and was removed; use a path inside the site`,
    tooComplex: () =>
      'This text has too much markup, or its markup is nested too deeply, so it is shown as plain text; split or simplify it',
    wideMark: (written, instead) =>
      `"${written}" has no effect because it is full-width; use the half-width "${instead}"`,
    looseMark: (written, instead) => `"${written}" has no effect; write "${instead}"`,
    unclosedMark: () => 'This ** is unmatched, so it is shown as text; add the missing one, or write \\*\\*',
    missingSpace: (written, instead) =>
      `"${written}" has no effect without a space after it; write "${instead}"`,
    invisibleCharacter: (character) =>
      `Invisible character (${nameCharacter(character)}) keeps the markup from working; delete it, or replace it with a regular space`,
    oddCode: (character) =>
      `Code contains an invisible character (${nameCharacter(character)}), which breaks the code when it is copied; delete it, or replace it with a regular space`,
    almostList: (written, instead) => `Lines that start with "${written}" are not a list; use "${instead}"`,
    almostTable: (fault, head, delimiter) =>
      `This is not a complete table: ${explainTable(fault, head, delimiter)}`,
    swallowedText: () => 'Text directly below the table became a table row; add a blank line before the text',
  },
  repeated: {
    unknownAdmonition: (name) => `"${name}"`,
    unknownAlert: (name) => `"${name}"`,
    droppedTag: (tag) => `<${tag}>`,
    unlistedElement: (tag) => `<${tag}>`,
    droppedAttribute: (tag, attribute) => `${attribute} on <${tag}>`,
    unclosedTag: (tag) => `unmatched <${tag}>`,
    unknownComponent: (name) => `<${name}>`,
    expression: () => 'JavaScript',
    notHtml: (tag) => `${tag} as text`,
    headingGap: (from, to) => `headings that skip from level ${from} to level ${to}`,
    extraH1: () => 'extra level-1 headings',
    embeddedPage: () => 'embedded pages',
  },
};
