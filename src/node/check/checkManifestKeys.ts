// What of manifest.json means nothing here: misspelt keys, those of other engines, rules that there are none of, and
// what is said twice.
import { findNodeAtLocation, getNodePath, type Node, parseTree } from 'jsonc-parser';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonPlace } from '../../core/site/manifest/jsonText.ts';
import { type Manifest, ManifestSchema } from '../../core/site/manifest/manifest.ts';
import { isRule } from '../../core/site/manifest/rules.ts';
import { formatPlace } from '../../core/site/manifest/schemaIssue.ts';
import { findUnknownKeys } from '../../core/site/manifest/unknownKeys.ts';

type Path = readonly (string | number)[];

/** @param text of manifest.json, which the manifest was read from */
export function checkManifestKeys(text: string, manifest: Pick<Manifest, 'site' | 'versions'>): Finding[] {
  const root = parseTree(text);
  const report = (path: Path, problem: string, loss = '这一项已忽略'): Finding => ({
    file: 'manifest.json',
    ...(findJsonPlace(root, text, [...path]) ?? { line: 1 }),
    rule: 'manifest',
    message: `${formatPlace(path)} ${problem}，${loss}`,
  });
  const json: unknown = JSON.parse(text);
  return [
    ...findUnknownKeys(ManifestSchema, json).map((key) => report(key.path, key.text)),
    ...findUnknownRules(manifest).map(([at, name]) =>
      report(['site', 'strict', at], `没有名为「${name}」的规则，名称见 npm run check -- --help`),
    ),
    ...findMoreLatest(manifest).map(([at, first]) =>
      report(['versions', at, 'isLast'], `只有一个版本可以是 true，${first} 已经是了`),
    ),
    ...findRepeated(manifest.versions).map(([at, name]) =>
      report(['versions', at, 'name'], `「${name}」已是另一个版本的名称`, '两个版本会显示同样的页面；请改名'),
    ),
    ...findRepeated(manifest.site.values ?? []).map(([at, name]) =>
      report(['site', 'values', at, 'name'], `「${name}」已经有了，只用第一个`),
    ),
    ...findOddPaths(manifest, root).map(([at, path]) =>
      report(
        ['versions', at, 'path'],
        '应是站内的网址，不含 ..、反斜杠、控制字符和百分号编码',
        `已当作 ${path}`,
      ),
    ),
    ...(isOrigin(manifest.site.url)
      ? []
      : [
          report(
            ['site', 'url'],
            '应是网站的完整网址，如 https://docs.example.org',
            '站点地图等处的网址会不对',
          ),
        ]),
    ...(root === undefined ? [] : findTwice(root)).map((path) =>
      report(path, '写了不止一次，只用最后一个', '前面的已忽略'),
    ),
  ];
}

/** Of a site without an address nobody makes full addresses. */
const isOrigin = (url: string) => url === '' || /^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/.test(url);

/** Keys that an object has more than once: of these the last one counts. */
function findTwice(node: Node): Path[] {
  const keys =
    node.type === 'object' ? (node.children ?? []).flatMap(({ children = [] }) => children[0] ?? []) : [];
  const last = new Map(keys.map((key) => [key.value, key]));
  const own = [
    ...new Set(keys.filter((key) => last.get(key.value) !== key).map(({ value }) => String(value))),
  ];
  return [...own.map((key) => [...getNodePath(node), key]), ...(node.children ?? []).flatMap(findTwice)];
}

/** Those that are called as one before them. */
function findRepeated(named: readonly { name: string }[]): [at: number, name: string][] {
  const names = named.map(({ name }) => name);
  return [...names.entries()].filter(([at, name]) => names.indexOf(name) < at);
}

/** Versions that want to be the latest beside the first one that does. */
function findMoreLatest({ versions }: Pick<Manifest, 'versions'>): [at: number, first: string][] {
  const [first, ...more] = [...versions.entries()].filter(([, { isLast }]) => isLast);
  return more.map(([at]) => [at, first?.[1].name ?? '']);
}

/** Paths of versions that readers could not ask for as they are written, and what stands in their place. */
function findOddPaths({ versions }: Pick<Manifest, 'versions'>, root: Node | undefined) {
  return [...versions.entries()].flatMap(([at, { path }]): [at: number, path: string][] => {
    const written: unknown = root && findNodeAtLocation(root, ['versions', at, 'path'])?.value;
    const isOdd = typeof written === 'string' && `/${written.replace(/^\/+|\/+$/g, '')}` !== (path || '/');
    return isOdd ? [[at, path || '/']] : [];
  });
}

function findUnknownRules({ site: { strict } }: Pick<Manifest, 'site'>): [at: number, name: string][] {
  return Array.isArray(strict) ? [...strict.entries()].filter(([, name]) => !isRule(name)) : [];
}
