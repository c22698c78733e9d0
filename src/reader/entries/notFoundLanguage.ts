// The script of 404.html of a site in several languages: hosts serve that file for every unknown URL, so that it shows
// the one of the language in whose folder the URL is.
const { root = '/', folders = '[]' } = (document.currentScript as HTMLScriptElement).dataset;
const folder = (JSON.parse(folders) as string[]).find((name) => location.pathname.startsWith(root + name));
const page = `${root}${folder}404.html`;
if (folder !== undefined && location.pathname !== page) {
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
