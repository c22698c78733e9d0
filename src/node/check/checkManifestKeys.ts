// Checks the keys of manifest.json: unknown and repeated ones, and values without an effect.
import { findNodeAtLocation, getNodePath, type Node, parseTree } from 'jsonc-parser';
import { checkMessages as messages } from '#i18n/checkMessages';
import { findFaintAccents } from '../../core/site/head/accentColors.ts';
import { type Finding, isRule } from '../../core/site/manifest/finding.ts';
import { findJsonPosition } from '../../core/site/manifest/jsonText.ts';
import { type Manifest, ManifestSchema } from '../../core/site/manifest/manifest.ts';
import { findUnknownKeys, formatPlace } from '../../core/site/manifest/schemaIssue.ts';
import { parseFeedback } from '../../core/site/urls/feedback.ts';
import { isImageHost } from '../../core/site/urls/imageHosts.ts';
import { homePath } from '../../core/site/urls/localePaths.ts';
import { normalizePath, siteIndex } from '../../core/site/urls/siteIndex.ts';

const { keys } = messages;

type Path = readonly (string | number)[];

/** @param text from which the manifest was parsed */
export function checkManifestKeys(text: string, manifest: Manifest): Finding[] {
  const root = parseTree(text);
  const report = (path: Path, problem: string): Finding => ({
    file: 'manifest.json',
    ...(findJsonPosition(root, text, [...path]) ?? { line: 1 }),
    rule: 'manifest',
    message: keys.problem(formatPlace(path), problem),
    values: { field: formatPlace(path) },
  });
  const json: unknown = JSON.parse(text);
  // The manifest of a language takes the theme of the site, whose own file has the finding.
  const isOwnTheme = findJsonPosition(root, text, ['site', 'theme']) !== undefined;
  const hasHome = findJsonPosition(root, text, ['site', 'home']) !== undefined;
  const firstPage = siteIndex(manifest).pagesByPath.get(normalizePath(homePath(manifest)));
  return [
    ...findUnknownKeys(ManifestSchema, json).map((key) => report(key.path, keys.ignored(key.text))),
    ...findUnknownRules(manifest).map(([at, name]) => report(['site', 'strict', at], keys.unknownRule(name))),
    ...findSecondLatest(manifest).map(([at, first]) =>
      report(['versions', at, 'isLast'], keys.secondLatest(first)),
    ),
    ...findRepeatedNames(manifest.versions).map(([at, name]) =>
      report(['versions', at, 'name'], keys.versionNameTaken(name)),
    ),
    ...findRepeatedNames(manifest.site.values ?? []).map(([at, name]) =>
      report(['site', 'values', at, 'name'], keys.repeatedValue(name)),
    ),
    ...findNormalizedPaths(manifest, root).map(([at, path]) =>
      report(['versions', at, 'path'], keys.badVersionPath(path)),
    ),
    ...findFaintAccents(isOwnTheme ? (manifest.site.theme ?? {}) : {}).map((faint): Finding => {
      const { path, color, contrast, theme, near } = faint;
      // Rounded down, since a contrast of 4.46 is too low.
      const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
      const found = report(['site', 'theme', ...path], messages.faintAccent(color, shown, theme, near));
      return { ...found, rule: 'low-contrast', values: { ...found.values, color, near } };
    }),
    ...(hasHome && firstPage?.kind === 'doc'
      ? [report(['site', 'home'], keys.hiddenHome(firstPage.entry.file))]
      : []),
    ...(isFeedback(manifest.site) ? [] : [report(['site', 'feedback'], keys.badFeedback)]),
    ...findInvalidHosts(json).map((at) => report(['site', 'imageHosts', at], keys.badImageHost)),
    ...(isOrigin(manifest.site.url) ? [] : [report(['site', 'url'], keys.badSiteUrl)]),
    ...(root === undefined ? [] : findRepeatedKeys(root)).map((path) => report(path, keys.repeatedKey)),
  ];
}

/** An empty `site.url` is valid: the build then writes no absolute URLs. */
const isOrigin = (url: string) => url === '' || /^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/.test(url);

/** Repeated keys of an object, of which `JSON.parse` uses the last one. */
function findRepeatedKeys(node: Node): Path[] {
  const keys =
    node.type === 'object' ? (node.children ?? []).flatMap(({ children = [] }) => children[0] ?? []) : [];
  const last = new Map(keys.map((key) => [key.value, key]));
  const repeated = [
    ...new Set(keys.filter((key) => last.get(key.value) !== key).map(({ value }) => String(value))),
  ];
  return [
    ...repeated.map((key) => [...getNodePath(node), key]),
    ...(node.children ?? []).flatMap(findRepeatedKeys),
  ];
}

function findRepeatedNames(named: readonly { name: string }[]): [at: number, name: string][] {
  const names = named.map(({ name }) => name);
  return [...names.entries()].filter(([at, name]) => names.indexOf(name) < at);
}

function findSecondLatest({ versions }: Pick<Manifest, 'versions'>): [at: number, first: string][] {
  const [first, ...more] = [...versions.entries()].filter(([, { isLast }]) => isLast);
  return more.map(([at]) => [at, first?.[1].name ?? '']);
}

/** Version paths that the schema has normalized to a valid URL path. */
function findNormalizedPaths({ versions }: Pick<Manifest, 'versions'>, root: Node | undefined) {
  return [...versions.entries()].flatMap(([at, { path }]): [at: number, path: string][] => {
    const written: unknown = root && findNodeAtLocation(root, ['versions', at, 'path'])?.value;
    const isNormalized =
      typeof written === 'string' && `/${written.replace(/^\/+|\/+$/g, '')}` !== (path || '/');
    return isNormalized ? [[at, path || '/']] : [];
  });
}

const isFeedback = ({ feedback = '' }: Manifest['site']) =>
  feedback === '' || parseFeedback(feedback) !== undefined;

/** Entries that the schema has dropped. */
function findInvalidHosts(json: unknown): number[] {
  const hosts = (json as { site?: { imageHosts?: string[] } }).site?.imageHosts ?? [];
  return [...hosts.keys()].filter((at) => !isImageHost(hosts[at] ?? ''));
}

function findUnknownRules({ site: { strict } }: Pick<Manifest, 'site'>): [at: number, name: string][] {
  return Array.isArray(strict) ? [...strict.entries()].filter(([, name]) => !isRule(name)) : [];
}
