// The site's colours in a diagram. The library computes with colours, so it is given stand-ins; in
// the finished drawing each becomes its token again. So a drawing follows the theme, and is light on paper.

/** Tokens of src/styles/tokens.css. A stand-in is told by its place here. */
const TOKENS = [
  '--surface-0',
  '--surface-1',
  '--surface-2',
  '--text-1',
  '--text-2',
  '--border',
  '--border-strong',
  '--accent',
  '--accent-surface',
  '--caution-surface',
  '--caution-border',
  '--danger-border',
] as const;
type Token = (typeof TOKENS)[number];

const toStandIn = (token: Token) => `#d0c0${TOKENS.indexOf(token).toString(16).padStart(2, '0')}`;
/** As it was given, or as the library and the browser may have written it. */
const STAND_IN = /#d0c0([0-9a-f]{2})\b|rgba?\(208, 192, (\d+)(?:, [\d.]+)?\)/gi;

/**
 * Puts the tokens in the place of their stand-ins.
 * @example toTokens('fill:#d0c003') // 'fill:var(--text-1)'
 */
export function toTokens(svg: string): string {
  return svg
    .replaceAll('fill="white"', 'fill="var(--surface-0)"')
    .replace(STAND_IN, (standIn, hex?: string, decimal?: string) => {
      const token = TOKENS[hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)];
      return token === undefined ? standIn : `var(${token})`;
    });
}

/** What the library calls its colours, by token. */
const NAMES: Partial<Record<Token, string>> = {
  '--surface-0': 'background edgeLabelBackground labelBackgroundColor innerEndBackground sequenceNumberColor',
  '--surface-1':
    'clusterBkg secondaryColor tertiaryColor compositeBackground compositeTitleBackground altBackground rowOdd attributeBackgroundColorOdd',
  '--surface-2':
    'primaryColor mainBkg actorBkg labelBoxBkgColor stateBkg rowEven attributeBackgroundColorEven',
  '--text-1':
    'textColor titleColor nodeTextColor primaryTextColor secondaryTextColor tertiaryTextColor classText actorTextColor signalTextColor labelTextColor loopTextColor noteTextColor stateLabelColor transitionLabelColor',
  '--text-2':
    'lineColor defaultLinkColor arrowheadColor signalColor transitionColor relationColor specialStateColor',
  '--border': 'clusterBorder secondaryBorderColor tertiaryBorderColor',
  '--border-strong':
    'primaryBorderColor nodeBorder actorBorder actorLineColor labelBoxBorderColor stateBorder border1 border2 noteBorderColor',
  '--accent': 'activationBorderColor',
  '--accent-surface': 'activationBkgColor',
  '--caution-surface': 'noteBkgColor',
  '--danger-border': 'errorTextColor',
};

/** The library's colours. */
export const themeVariables: Readonly<Record<string, string>> = Object.fromEntries(
  TOKENS.flatMap((token) => (NAMES[token]?.split(' ') ?? []).map((name) => [name, toStandIn(token)])),
);

/** The classes that a writer may give to a node: `A:::accent`. */
const CLASSES: readonly [name: string, fill: Token, stroke: Token][] = [
  ['accent', '--accent-surface', '--accent'],
  ['caution', '--caution-surface', '--caution-border'],
  ['danger', '--surface-0', '--danger-border'],
];

/** What the library has no names for. */
export const themeCSS = [
  // Lines do not cross out the words on them.
  '.edgeLabel rect { opacity: 1 }',
  // Small print would be too small.
  '.edgeTerminals, .sequenceNumber { font-size: inherit }',
  `.root > .cluster-label text { paint-order: stroke; stroke: ${toStandIn('--surface-1')}; stroke-width: 6px }`,
  '.node > rect, .cluster > rect { rx: 4px; ry: 4px }',
  ...CLASSES.map(
    ([name, fill, stroke]) =>
      `.node.${name} :is(rect, polygon, circle, ellipse, path) { fill: ${toStandIn(fill)}; stroke: ${toStandIn(stroke)} }`,
  ),
].join('\n');
