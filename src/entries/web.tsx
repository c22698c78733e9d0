// The web application: content over http, addresses in the browser's history.
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { nameEntry } from '../app/nameEntry.ts';
import { findBase } from '../content/base.ts';
import { httpSource } from '../content/httpSource.ts';
import { createQueryClient } from '../content/queryClient.ts';
import { followOtherTabs } from '../store/preferences.ts';
import '../styles/index.css';

const base = findBase();
const source = httpSource(base);
const client = createQueryClient();
const basename = new URL(base).pathname;

nameEntry();
followOtherTabs();
// What the shell names relative to the first page's address would be looked for elsewhere after a navigation.
for (const link of document.querySelectorAll<HTMLLinkElement | HTMLAnchorElement>(
  'link[rel="icon"], #announcement a[href]',
))
  link.href = String(link.href);
if (process.env.NODE_ENV !== 'production')
  void import('../content/followLive.ts').then(({ followLive }) => followLive(client, source));

const container = document.getElementById('root');
if (container === null) throw new Error('The shell has no element with the id "root"');
createRoot(container).render(
  <App
    source={source}
    client={client}
    router={(site) => <BrowserRouter basename={basename}>{site}</BrowserRouter>}
  />,
);
