// Which pages of a site get a drawn card as the picture of shared links, and what is on it.
import { readFile } from 'node:fs/promises';
import { textDirection } from '../../core/site/head/textDirection.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { pageKindOf, titleOfRoute } from '../../core/site/nav/pageKinds.ts';
import { entryOfRoute, type Route } from '../../core/site/urls/route.ts';
import { listPageUrls } from '../build/outputFiles.ts';
import { shortHash } from '../lib/hashes.ts';
import { findOnDisk } from '../lib/rootFiles.ts';
import { type FontFile, readFont } from './fontFile.ts';
import type { CardFont } from './rasterizeCard.ts';
import { renderCard } from './renderCard.ts';
import { type FontPlace, listSystemFonts } from './systemFonts.ts';

export interface Card {
  /** Path from the site's root, with a hash of all that the picture is made from. */
  file: string;
  /** Title of the page. */
  alt: string;
  svg: string;
}

/** Why not every page has a card. */
export type CardProblem =
  | { kind: 'noUrl' | 'noSystemFont' }
  | { kind: 'noFile' | 'notAFont'; file: string }
  | { kind: 'lacking'; characters: readonly string[]; pages: number; first: string };

export interface CardPlan {
  /** By path of the page. */
  cards: ReadonlyMap<string, Card>;
  font?: CardFont;
  problem?: CardProblem;
}

/** Undefined for a site that wants no cards. */
export async function planCards(siteDir: string, manifest: Manifest): Promise<CardPlan | undefined> {
  const { site } = manifest;
  if (!site.card) return undefined;
  const fail = (problem: CardProblem): CardPlan => ({ cards: new Map(), problem });
  // Readers of Open Graph need an absolute URL.
  if (site.url === '') return fail({ kind: 'noUrl' });
  const routes = listRoutes(manifest);
  const characters = new Set(
    routes.flatMap((route) => [...Object.values(textsOf(manifest, route)).join('')]),
  );
  const opened =
    site.card === true
      ? await openSystemFont(site.defaultLocale, characters)
      : await openSiteFont(siteDir, site.card.font);
  if ('kind' in opened) return fail(opened);
  const { path, hash, font } = opened;
  const look = {
    theme: site.colorMode.defaultMode,
    accent: site.theme?.accent,
    logo: await readLogo(siteDir, site),
    isRightToLeft: textDirection(manifest) === 'rtl',
  };
  const cards = new Map<string, Card>();
  const lacking = new Map<string, string[]>();
  for (const route of routes) {
    const texts = textsOf(manifest, route);
    const [title = '', label = ''] = [texts.title, texts.label].map((text) => dropEmoji(text, font));
    const missing = findMissing(title + label, font);
    if (missing.length > 0) {
      lacking.set(route.path, missing);
      continue;
    }
    const svg = renderCard({ title, label, ...look }, font);
    const file = `assets/card-${shortHash(hash + svg).slice(0, 16)}.png`;
    cards.set(route.path, { file, alt: texts.title, svg });
  }
  const [first] = lacking.keys();
  return {
    cards,
    font: { path, family: font.family },
    ...(first !== undefined && {
      problem: {
        kind: 'lacking',
        characters: [...new Set([...lacking.values()].flat())],
        pages: lacking.size,
        first,
      },
    }),
  };
}

/** Pages without a picture of their own. The picture of the site is that of the home page. */
function listRoutes(manifest: Manifest): Route[] {
  const routes = new Map(listPageUrls(manifest).map(({ route }) => [route.path, route]));
  return [...routes.values()].filter((route) => {
    const picture = entryOfRoute(route)?.image ?? (route.kind === 'home' ? manifest.site.image : undefined);
    return pageKindOf(route).shows !== undefined && picture === undefined;
  });
}

function textsOf({ site }: Manifest, route: Route): { title: string; label: string } {
  const title = titleOfRoute(route);
  return title === undefined ? { title: site.title, label: site.tagline } : { title, label: site.title };
}

/** Emoji that a font lacks are left out: they decorate, and a font for text has few of them. */
function dropEmoji(text: string, { has }: FontFile): string {
  const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f|\u20e3/gu;
  return text.replace(emoji, (character) => (has(character) ? character : '')).trim();
}

const findMissing = (text: string, { has }: FontFile) =>
  [...new Set(text)].filter((character) => /\S/.test(character) && !has(character));

interface OpenFont {
  path: string;
  /** Of the file and the face. */
  hash: string;
  font: FontFile;
}

async function openFont({ path, face }: FontPlace): Promise<OpenFont | undefined> {
  const bytes = await readFile(path);
  const font = readFont(bytes, face);
  return font && { path, hash: shortHash(bytes) + face, font };
}

async function openSiteFont(siteDir: string, file: string): Promise<OpenFont | CardProblem> {
  const path = await findOnDisk(siteDir, file.replace(/^\/+/, ''));
  if (path === undefined) return { kind: 'noFile', file };
  return (await openFont({ path, face: 0 })) ?? { kind: 'notAFont', file };
}

/** The first font with all characters, else the one that lacks the fewest. */
async function openSystemFont(
  language: string,
  characters: ReadonlySet<string>,
): Promise<OpenFont | CardProblem> {
  let best: { opened: OpenFont; lacks: number } | undefined;
  const text = [...characters].join('');
  for (const place of await listSystemFonts(language)) {
    const opened = await openFont(place).catch(() => undefined);
    if (opened === undefined) continue;
    const lacks = findMissing(dropEmoji(text, opened.font), opened.font).length;
    if (best === undefined || lacks < best.lacks) best = { opened, lacks };
    if (lacks === 0) break;
  }
  return best?.opened ?? { kind: 'noSystemFont' };
}

const LOGO_TYPES: readonly [RegExp, string][] = [
  [/\.svg$/i, 'image/svg+xml'],
  [/\.png$/i, 'image/png'],
];

/** Data URL of the logo of the navbar, where it is a file of the site that the renderer can draw. */
async function readLogo(
  siteDir: string,
  { navbar, colorMode }: Manifest['site'],
): Promise<string | undefined> {
  const { logo } = navbar;
  const file = typeof logo === 'object' ? logo[colorMode.defaultMode] : logo;
  const type = LOGO_TYPES.find(([ending]) => ending.test(file ?? ''))?.[1];
  const path = file && type && (await findOnDisk(siteDir, file.replace(/^\/+/, '')));
  return path ? `data:${type};base64,${(await readFile(path)).toString('base64')}` : undefined;
}
