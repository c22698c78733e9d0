// The script of 404.html of a site in several languages: hosts serve that file for every unknown URL, so that it shows
// the one of the language in whose folder the URL is.
const { root = '/', folders = '[]' } = (document.currentScript as HTMLScriptElement).dataset;
const { pathname } = location;
const folder = (JSON.parse(folders) as string[]).find((name) =>
  // The editor's URL has the path of the page after its own.
  [root, `${root}edit/`].some((before) => pathname.startsWith(before + name)),
);
const page = `${root}${folder}404.html`;
if (folder !== undefined && pathname !== page) {
  // Turns the rest of this page into hidden text: it would be shown for a moment, its scripts would share the window with
  // those of the other language, and its policy would block the other page's inline script.
  document.write('<plaintext hidden>');
  void fetch(page)
    .then((response) => response.text())
    .then((html) => {
      document.open();
      document.write(html);
      document.close();
    })
    .catch(() => location.replace(page));
}
