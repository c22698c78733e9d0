// Schemas of what a site adds to its pages: icons, tags of the head, custom elements.
import * as v from 'valibot';
import { expectedMessages } from '#i18n/expectedMessages';
import { ATTRIBUTE_NAME, ELEMENT_NAME } from '../../document/siteElements.ts';

const OptText = v.optional(v.string());

/** A picture, or one for each theme. */
export const ThemedPictureSchema = v.union([v.string(), v.object({ light: v.string(), dark: v.string() })]);

export type ThemedPicture = v.InferOutput<typeof ThemedPictureSchema>;

export const FaviconSchema = v.union([
  v.string(),
  v.object({
    light: v.string(),
    dark: OptText,
    /** The icon of a phone's home screen (`apple-touch-icon`). */
    touch: OptText,
  }),
]);

/** Names of the tags that the engine writes. */
const OWN_NAMES =
  /^(?:description|robots|viewport|color-scheme|theme-color|twitter:card|og:(?:url|type|title|description|locale|site_name|image))$/i;

const MetaName = v.optional(
  v.pipe(
    v.string(),
    v.check((name) => /^[\w.:-]+$/.test(name) && !OWN_NAMES.test(name), expectedMessages.metaName),
  ),
);

/** Relations whose file a page loads: the policy of the pages admits files of the site. */
export const LOADED_RELATIONS: readonly string[] = ['icon', 'apple-touch-icon', 'mask-icon', 'manifest'];

const RELATIONS = [
  'icon',
  'apple-touch-icon',
  'mask-icon',
  'manifest',
  'alternate',
  'author',
  'help',
  'license',
  'me',
  'pgpkey',
  'privacy-policy',
  'terms-of-service',
] as const;

/** A tag of the site's own. It runs nothing: there are no scripts, styles, `http-equiv` or early connections. */
export const HeadTagSchema = v.variant('tag', [
  v.object({ tag: v.literal('meta'), name: MetaName, property: MetaName, content: v.string() }),
  v.object({
    tag: v.literal('link'),
    rel: v.picklist(RELATIONS),
    href: v.string(),
    sizes: OptText,
    type: OptText,
    media: OptText,
    color: OptText,
    hreflang: OptText,
    title: OptText,
  }),
]);

export type OwnHeadTag = v.InferOutput<typeof HeadTagSchema>;

export const ElementsSchema = v.record(
  v.pipe(v.string(), v.regex(ELEMENT_NAME, expectedMessages.elementName)),
  v.array(v.pipe(v.string(), v.regex(ATTRIBUTE_NAME, expectedMessages.attributeName))),
);
