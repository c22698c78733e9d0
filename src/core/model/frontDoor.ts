// A page that is a site's front door, as VitePress (`layout: home`) and VuePress (`home: true`) write it into its fields:
// vitepress.dev/reference/default-theme-home-page, vuejs.press/reference/default-theme/frontmatter.html#home-page.
import { isFields } from './foreignFields.ts';

type Fields = Readonly<Record<string, unknown>>;

/** In a site's words (home.ts); addresses are as they are written. */
export interface FrontDoor {
  title?: string | undefined;
  tagline?: string | undefined;
  lead?: string | undefined;
  actions: { label: string; href: string }[];
  features: { title: string; text: string; href?: string | undefined; image?: string | undefined }[];
}

const FIELDS = new Set([
  ...['layout', 'home', 'hero', 'features', 'actions', 'actionText', 'actionLink'],
  ...['heroText', 'heroImage', 'heroImageDark', 'heroAlt', 'tagline', 'footer', 'footerHtml'],
]);

const isFrontDoor = ({ layout, home }: Fields) => layout === 'home' || home === true;

/** Tells the front door that the fields of a page describe, if they do, from the other fields. */
export function splitFrontDoor(data: Fields): { rest: Fields; frontDoor: FrontDoor | undefined } {
  if (!isFrontDoor(data)) return { rest: data, frontDoor: undefined };
  const rest = Object.fromEntries(Object.entries(data).filter(([field]) => !FIELDS.has(field)));
  const hero = isFields(data.hero) ? data.hero : {};
  const [text, tagline] = [readText(hero.text), readText(hero.tagline ?? data.tagline)];
  const only = { text: data.actionText, link: data.actionLink };
  return {
    rest,
    frontDoor: {
      title: readText(hero.name ?? data.heroText),
      tagline: text ?? tagline,
      lead: text && tagline,
      actions: [...listFields(hero.actions ?? data.actions), only].flatMap((action) => {
        const [label, href] = [readText(action.text), readText(action.link)];
        return label && href ? { label, href } : [];
      }),
      features: listFields(data.features).flatMap(readFeature),
    },
  };
}

function readFeature({ title: named, details, link, icon }: Fields): FrontDoor['features'] {
  const title = readText(named);
  if (title === undefined) return [];
  // A sign is part of the words, a drawing in markup is left out.
  const sign = typeof icon === 'string' && !icon.includes('<') ? `${icon} ` : '';
  const image = isFields(icon) ? readText(icon.src) : undefined;
  return [{ title: sign + title, text: readText(details) ?? '', href: readText(link), image }];
}

const listFields = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : []);

/** Without the markup that some put around a word. */
function readText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/<[^<>]*>/g, '')
        .trim() || undefined
    : undefined;
}
