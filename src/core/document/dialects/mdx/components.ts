// The components of other engines and what they become. A component is one row here and one example in
// tests/unit/core/document/dialects/mdx.rows.ts; the guide's page of components is made from both.

/** Targets of the conversion of components; buildComponent.ts has a builder for each. */
export type Kind =
  | 'note'
  | 'tip'
  | 'info'
  | 'caution'
  | 'danger'
  | 'details'
  | 'tabs'
  | 'tab'
  | 'tabLabel'
  | 'commands'
  | 'cards'
  | 'card'
  | 'steps'
  | 'step'
  | 'folder'
  | 'file'
  | 'field'
  | 'types'
  | 'section'
  | 'badge'
  | 'code'
  | 'link'
  | 'video'
  | 'image'
  | 'tooltip'
  | 'formula'
  | 'contents'
  | 'content'
  | 'nothing';

export interface Row {
  names: string;
  engines: string;
  /** Attributes that are read, in order of precedence. */
  attributes: string;
  becomes: Kind;
}

const row = (becomes: Kind, names: string, engines: string, attributes = ''): Row => ({
  names,
  engines,
  attributes,
  becomes,
});

export const COMPONENTS: readonly Row[] = [
  row(
    'note',
    'Note Admonition Aside Callout Alert',
    'Docusaurus Starlight Nextra Fumadocs Mintlify Rspress',
    'type title',
  ),
  row('info', 'Info', 'Mintlify', 'title'),
  row('tip', 'Tip Check', 'Mintlify', 'title'),
  row('caution', 'Warning', 'Mintlify', 'title'),
  row('danger', 'Danger', 'Mintlify', 'title'),
  row('details', 'Accordion Details Expandable', 'Docusaurus Fumadocs Mintlify Nextra', 'title summary'),
  row(
    'tabs',
    'Tabs CodeGroup CodeTabs CodeBlockTabs RequestExample ResponseExample',
    'Docusaurus Starlight Nextra Fumadocs Mintlify Rspress VuePress',
    'values items',
  ),
  row(
    'tab',
    'TabItem Tab Tabs.Tab CodeGroupItem TabsContent CodeBlockTab',
    'Docusaurus Starlight Nextra Fumadocs Mintlify Rspress VuePress',
    'label title name value',
  ),
  row('tabLabel', 'TabsTrigger CodeBlockTabsTrigger', 'Fumadocs', 'value'),
  row('commands', 'PackageManagerTabs PackageInstall', 'Rspress', 'command package'),
  row('cards', 'CardGrid CardGroup Cards', 'Starlight Nextra Fumadocs Mintlify'),
  row(
    'card',
    'Card Cards.Card LinkCard Tile VPCard',
    'Starlight Nextra Fumadocs Mintlify Rspress VuePress',
    'title href link description desc',
  ),
  row('steps', 'Steps', 'Starlight Nextra Fumadocs Mintlify Rspress'),
  row('step', 'Step', 'Fumadocs Mintlify', 'title'),
  row('folder', 'Folder FileTree.Folder Tree.Folder', 'Nextra Fumadocs Mintlify', 'name'),
  row('file', 'File FileTree.File Tree.File', 'Nextra Fumadocs Mintlify', 'name'),
  row(
    'field',
    'ParamField ResponseField ApiMeta',
    'Mintlify Rspress',
    'path query body header name type required default',
  ),
  row('types', 'TypeTable', 'Fumadocs', 'type'),
  row('section', 'Update', 'Mintlify', 'label description'),
  row(
    'badge',
    'Badge Tag VersionBadge',
    'Starlight Mintlify Rspress VitePress VuePress',
    'text type variant',
  ),
  row('code', 'CodeBlock Code', 'Docusaurus Starlight', 'code language lang title'),
  row(
    'link',
    'LinkButton Link Button SourceCode',
    'Docusaurus Starlight Nextra Rspress',
    'href to link text',
  ),
  row('video', 'YouTube LiteYouTubeEmbed', 'Docusaurus Starlight VuePress', 'id title'),
  row('image', 'Image Img ThemedImage', 'Docusaurus Starlight Nextra', 'src sources alt width height'),
  row('tooltip', 'Tooltip', 'Mintlify', 'tip'),
  row('formula', 'Latex', 'Mintlify'),
  row('contents', 'DocCardList', 'Docusaurus'),
  row(
    'content',
    'Fragment React.Fragment ClientOnly BrowserOnly NoSSR Bleed Columns Column Frame AccordionGroup Accordions FileTree Files Tree Panel TabsList CodeBlockTabsList',
    'Docusaurus Starlight Nextra Fumadocs Mintlify Rspress VitePress VuePress',
    'caption',
  ),
  row('nothing', 'Icon VPIcon TOCInline Toc', 'Docusaurus Starlight Mintlify Rspress VuePress'),
];

const KINDS: ReadonlyMap<string, Kind> = new Map(
  COMPONENTS.flatMap(({ names, becomes }) => names.split(' ').map((name): [string, Kind] => [name, becomes])),
);

/** The target of a component; undefined for an unknown component. The name of a fragment, `<>`, is empty. */
export function findKind(name: string): Kind | undefined {
  return name === '' ? 'content' : KINDS.get(name);
}

/** Components of other engines whose names are those of custom elements. */
const ELEMENTS: ReadonlySet<string> = new Set(['auto-type-table']);

export const isElementOfEngine = (name: string) => ELEMENTS.has(name);
