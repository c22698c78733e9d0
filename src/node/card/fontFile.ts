// Reads from a font file what the layout of a card needs: its family, which characters it has and how wide they are.
// The format is OpenType (https://learn.microsoft.com/typography/opentype/spec/otff): TTF, OTF, and collections of them.

export interface FontFile {
  family: string;
  has: (character: string) => boolean;
  /** Width of a line in em, without kerning. */
  widthOf: (text: string) => number;
}

/**
 * Undefined for a file in another format, and for a font without outlines.
 * @param face number of the font in a collection
 */
export function readFont(bytes: Uint8Array, face = 0): FontFile | undefined {
  try {
    return readTables(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), face);
  } catch (error) {
    // A position outside of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readTables(view: DataView, face: number): FontFile | undefined {
  const start = tagAt(view, 0) === 'ttcf' ? view.getUint32(12 + 4 * face) : 0;
  const records = Array.from({ length: view.getUint16(start + 4) }, (_, at) => start + 12 + 16 * at);
  const tables = new Map(records.map((at) => [tagAt(view, at), view.getUint32(at + 8)]));
  const [cmap, head, hhea, hmtx, name] = ['cmap', 'head', 'hhea', 'hmtx', 'name'].map((tag) =>
    tables.get(tag),
  );
  if (!cmap || !head || !hhea || !hmtx || !name || !(tables.has('glyf') || tables.has('CFF ')))
    return undefined;
  const glyphs = readGlyphs(view, cmap);
  const family = readFamily(view, name);
  if (glyphs === undefined || family === undefined) return undefined;
  const unitsPerEm = view.getUint16(head + 18);
  const lastWidth = view.getUint16(hhea + 34) - 1;
  const widthOfGlyph = (glyph: number) => view.getUint16(hmtx + 4 * Math.min(glyph, lastWidth)) / unitsPerEm;
  const glyphOf = (character: string) => glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
  return {
    family,
    has: (character) => glyphOf(character) !== 0,
    widthOf: (text) => [...text].reduce((sum, character) => sum + widthOfGlyph(glyphOf(character)), 0),
  };
}

const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));

/** Positions of the records in `cmap` and `name`, which begin with platform and encoding. */
const listRecords = (view: DataView, table: number, first: number, size: number) =>
  Array.from({ length: view.getUint16(table + 2) }, (_, at) => table + first + size * at);

/** Glyphs by code point: of all planes (format 12), else of the first one (format 4). */
function readGlyphs(view: DataView, cmap: number): ReadonlyMap<number, number> | undefined {
  const subtables = listRecords(view, cmap, 4, 8).map((record) => cmap + view.getUint32(record + 4));
  const ofFormat = (format: number) => subtables.find((at) => view.getUint16(at) === format);
  const [all, first] = [ofFormat(12), ofFormat(4)];
  if (all !== undefined) return new Map(listAllPlanes(view, all));
  return first === undefined ? undefined : new Map(listFirstPlane(view, first));
}

function* listAllPlanes(view: DataView, table: number): Generator<[code: number, glyph: number]> {
  for (let group = 0; group < view.getUint32(table + 12); group += 1) {
    const [from = 0, to = 0, glyph = 0] = [16, 20, 24].map((field) =>
      view.getUint32(table + field + 12 * group),
    );
    for (let code = from; code <= to; code += 1) yield [code, glyph + code - from];
  }
}

function* listFirstPlane(view: DataView, table: number): Generator<[code: number, glyph: number]> {
  const size = view.getUint16(table + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const to = view.getUint16(table + 14 + segment);
    const [from = 0, delta = 0] = [16, 16 + size].map((field) =>
      view.getUint16(table + field + size + segment),
    );
    const offsetAt = table + 16 + 3 * size + segment;
    const offset = view.getUint16(offsetAt);
    for (let code = from; code <= to && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : view.getUint16(offsetAt + offset + 2 * (code - from));
      yield [code, offset !== 0 && glyph === 0 ? 0 : (glyph + delta) & 0xffff];
    }
  }
}

/** Ids of the name of a family that has more than four styles, and of any family. */
const FAMILY_IDS = [16, 1];
const POSTSCRIPT_ID = 6;
const UNICODE_PLATFORMS = [0, 3];

/** Undefined for a font without a PostScript name: the renderer would draw no text. */
function readFamily(view: DataView, table: number): string | undefined {
  const texts = table + view.getUint16(table + 4);
  const records = listRecords(view, table, 6, 12).filter((at) =>
    UNICODE_PLATFORMS.includes(view.getUint16(at)),
  );
  const named = (id: number) => records.find((at) => view.getUint16(at + 6) === id);
  const record = FAMILY_IDS.map(named).find((found) => found !== undefined);
  if (record === undefined || named(POSTSCRIPT_ID) === undefined) return undefined;
  const [length = 0, offset = 0] = [8, 10].map((field) => view.getUint16(record + field));
  const units = Array.from({ length: length / 2 }, (_, at) => view.getUint16(texts + offset + 2 * at));
  return String.fromCharCode(...units);
}
