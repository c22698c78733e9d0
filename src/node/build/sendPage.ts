// The page that opens a pull request with drafts of the editor on the git host. It is one self-contained file, the
// only one whose policy allows another origin: that of the host's API.
import { pullRequestMessages as words } from '#site-i18n/pullRequestMessages';
import { renderThemeStyle } from '../../core/site/head/themeStyle.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { findGitHost } from '../../writer/github/gitHosts.ts';
import { openInlineScripts } from '../compile/inlineScripts.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';
import { hashInline } from './contentSecurityPolicy.ts';
import { rootAttributes } from './shell.ts';

/** HTML of the page; undefined where `site.editUrl` is not on a supported git host. */
export async function renderPullRequestPage(
  manifest: Pick<Manifest, 'site' | 'locales'>,
): Promise<string | undefined> {
  const { site } = manifest;
  const found = findGitHost(site);
  if (found === undefined) return undefined;
  const { host, place } = found;
  const { send: script, sendStyles } = await openInlineScripts();
  // Without its fonts: the policy of the page allows no files.
  const theme = renderThemeStyle(site.theme && { accent: site.theme.accent, radius: site.theme.radius }, '');
  const style = sendStyles + theme;
  const policy = [
    `default-src 'none'`,
    `script-src ${hashInline(script)}`,
    `style-src ${hashInline(style)}`,
    `connect-src ${host.api}`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  const title = escapeHtml(words.title(host.label));
  return `<!doctype html>
<html${rootAttributes(manifest)}>
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<div id="alone"><p>${words.alone}</p><p><a href="../">${words.home}</a></p></div>
<form id="form" hidden data-edit-url="${escapeHtml(site.editUrl ?? '')}">
<p>${words.lead}</p>
<p>${escapeHtml(words.target(place.repository, place.branch))}</p>
<h2>${words.files}</h2>
<ul id="files"></ul>
<label for="branch">${words.branch}</label>
<input id="branch" autocomplete="off" autocapitalize="none" spellcheck="false">
<label for="message">${words.message}</label>
<input id="message" autocomplete="off">
<label for="token">${words.token}</label>
<input id="token" type="password" autocomplete="off" aria-describedby="help">
<small><span id="help">${words.tokenHelp(host.label)}</span> <a href="${host.tokenPage}" target="_blank" rel="noopener noreferrer">${words.makeToken}</a></small>
<div class="actions"><button id="send">${words.send}</button><button id="forget" type="button">${words.forget}</button></div>
</form>
<div id="said" role="status"></div>
</main>
<script>${script}</script>
</body>
</html>
`;
}
