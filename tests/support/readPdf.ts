// What a reader finds in a printed file: its text, bookmarks, and where its links lead.
import { getDocumentProxy } from 'unpdf';

/** A place in the file. */
interface SitePage {
  /** Of the sheet, from 0. */
  sheet: number;
  /** From the sheet's bottom, in points. */
  y: number;
}

export interface PrintedFile {
  /** The texts of the sheets without what stands in their margins. */
  sheets: readonly string[];
  /** What stands at the foot of each sheet. */
  feet: readonly string[];
  /** The first line that begins at a place or below it. */
  textAt: (place: SitePage) => string;
  /** The furthest that anything reaches to the right, in points from the sheet's edge. */
  rightMargin: number;
  bookmarks: readonly { title: string; depth: number; place: SitePage | undefined }[];
  /** Undefined where a link leads nowhere inside the file. */
  links: readonly { name: string; place: SitePage | undefined }[];
  addresses: readonly string[];
}

/** In points: 20 mm. */
const MARGIN = 56;

/** Radicals that fonts draw as characters, and name in their place: those that Unicode's own forms leave, or take for an older character. */
const RADICALS = new Map(
  [
    ...'⺠民⺮竹⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻬齐⻮齿⻰龙戶户黃黄靑青'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, radical = '', character = '']) => [radical, character]),
);

/** Letters only, in one spelling: fonts and line ends change the others. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\s\u00ad\u200b\ufeff]/g, '')
      // One dash may be drawn for two.
      .replaceAll('‒', '–')
      .replaceAll('―', '—')
      .replace(/[⺀-⻿戶黃靑]/g, (radical) => RADICALS.get(radical) ?? radical)
  );
}

export async function readPdf(bytes: Uint8Array): Promise<PrintedFile> {
  const file = await getDocumentProxy(bytes);
  const sheets: string[] = [];
  const feet: string[] = [];
  const lines: { y: number; text: string }[][] = [];
  const targets: unknown[] = [];
  const addresses: string[] = [];
  let rightMargin = Number.POSITIVE_INFINITY;
  const destinations = await file.getDestinations();
  const sheetsByRef = new Map<number, number>();
  const placeOf = (target: unknown): SitePage | undefined => {
    const place = typeof target === 'string' ? destinations[target] : target;
    if (!Array.isArray(place)) return undefined;
    return { sheet: sheetsByRef.get(place[0].num) ?? -1, y: Number(place[3]) };
  };
  for (let at = 1; at <= file.numPages; at += 1) {
    const sheet = await file.getPage(at);
    if (sheet.ref) sheetsByRef.set(sheet.ref.num, at - 1);
    const { items } = await sheet.getTextContent();
    const words = items.flatMap((item) =>
      'str' in item
        ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }]
        : [],
    );
    const inside = words.filter(({ y }) => y > MARGIN);
    const [, , width = 0] = sheet.view;
    for (const { text, x, width: own } of inside)
      if (text.trim() !== '') rightMargin = Math.min(rightMargin, width - x - own);
    sheets.push(fold(inside.map(({ text }) => text).join('')));
    feet.push(fold(words.flatMap(({ text, y }) => (y > MARGIN ? [] : text)).join('')));
    lines.push(inside);
    for (const link of await sheet.getAnnotations()) {
      if (typeof link.url === 'string') addresses.push(link.url);
      else targets.push(link.dest);
    }
  }
  const bookmarks: { title: string; depth: number; place: SitePage | undefined }[] = [];
  const add = (nodes: Awaited<ReturnType<typeof file.getOutline>>, depth: number) => {
    for (const { title, dest, items } of nodes ?? []) {
      bookmarks.push({ title: fold(title), depth, place: placeOf(dest) });
      add(items, depth + 1);
    }
  };
  add(await file.getOutline(), 1);
  const links = targets.map((target) => ({ name: String(target), place: placeOf(target) }));
  const textAt = ({ sheet, y }: SitePage) => {
    const below = (lines[sheet] ?? []).filter((line) => line.y <= y + 1 && line.text.trim() !== '');
    const top = Math.max(...below.map((line) => line.y));
    return fold(
      below
        .filter((line) => top - line.y < 4)
        .map(({ text }) => text)
        .join(''),
    );
  };
  return { sheets, feet, textAt, rightMargin, bookmarks, links, addresses };
}
