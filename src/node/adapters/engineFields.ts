// Front matter fields of other engines. They are no findings: their writers know them, and nothing of the text depends on
// them. The editor completes and explains them.
import { engineFieldMessages } from '#i18n/engineFieldMessages';
import { schemaMessages } from '#i18n/manifestMessages';
import { EQUIVALENTS } from '../../core/site/manifest/foreignFields.ts';
import type { KnownField } from '../../core/site/manifest/liveEvent.ts';

const LISTS: Readonly<Record<string, string>> = {
  Docusaurus: 'sidebar_class_name sidebar_custom_props sidebar_key wrapperClassName format authors date',
  VitePress:
    'layout lang head titleTemplate navbar sidebar aside outline lastUpdated editLink footer pageClass isHome prev next hero features editLinks contributors author date',
  VuePress:
    'layout lang head navbar sidebar sidebarDepth lastUpdated contributors editLink editLinkPattern pageClass prev next home heroText heroImage heroImageDark heroAlt heroHeight tagline actions features footer footerHtml permalink permalinkPattern routeMeta externalLinkIcon icon category tag star sticky article shortTitle timeline cover breadcrumb breadcrumbIcon breadcrumbExclude toc comment copyright author date isOriginal order index dir pageview headerDepth pageInfo bgImage bgImageDark bgImageStyle heroFullScreen highlights redirectFrom feed readingTime dateline license containerClass sitemap meta config portfolio projects copy watermark navbarLayout titles docs portfolios blogs background avatar welcome',
  Rspress:
    'pageType hero features overview overviewHeaders sidebar navbar outline footer context tag titleSuffix head lineNumbers wrapCode sidebar_label api date authors',
  Starlight:
    'template hero head tableOfContents editUrl lastUpdated prev next pagefind banner sidebar i18nReady type topic',
  Nextra: 'sidebarTitle asIndexPage searchable icon date image ogImage author tag layout full',
  Fumadocs:
    'icon full index _openapi method layout preview author date category product type related summary tag links links_to',
  Mintlify:
    'icon iconType mode tag openapi openapi-schema asyncapi api url noindex hidden hideFooterPagination hideApiMarker authMethod version deprecated canonical rss boost public groups robots playground contentType timestamp sidebarTitle nofollow',
  MkDocs:
    'template status hide icon search social authors categories date links comments subtitle author summary pin readtime copyright disqus hero title_seo render_macros ignore_macros',
  GitBook: 'icon cover coverY layout hidden',
  'TOC.md': 'summary aliases category hide_sidebar hide_commit',
};

const FIELDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(LISTS).map(([engine, names]) => [engine, new Set(names.split(' '))]),
);

/** Whether a field, or the first part of a nested one, is known to an engine. `og:title` and the like are metadata. */
export function isEngineField(engine: string, field: string): boolean {
  return FIELDS.get(engine)?.has(field.replace(/[.[].*$/, '')) === true || /^(?:og|twitter):/.test(field);
}

const MEANINGS = new Map<string, string>(Object.entries(engineFieldMessages.fields));

/** The fields that the writers of a site may use, each once: ours, and those of the engine that it is read as. */
export function describeFields(engine: string | undefined): KnownField[] {
  const ours = new Map<string, string>(Object.entries(schemaMessages.frontMatter));
  const theirs = (engine === undefined ? undefined : FIELDS.get(engine)) ?? new Set();
  return [...new Set([...ours.keys(), ...theirs])].map((name) => ({
    name,
    meaning: ours.get(name) ?? explainForeign(name),
    ...(theirs.has(name) && { isForeign: true }),
  }));
}

function explainForeign(name: string): string {
  const meaning = MEANINGS.get(name) ?? '';
  const ours = EQUIVALENTS.find(([theirs]) => theirs === name)?.[2];
  return ours === undefined ? meaning : engineFieldMessages.sameAs(meaning, ours);
}
