// The script of 404.html of a site in several languages: hosts serve that file for every unknown URL, so that it shows
// the one of the language in whose folder the URL is.
const { root = '/', folders = '[]' } = (document.currentScript as HTMLScriptElement).dataset;
const folder = (JSON.parse(folders) as string[]).find((name) => location.pathname.startsWith(root + name));
if (folder !== undefined && location.pathname !== `${root}${folder}404.html`)
  void fetch(`${root}${folder}404.html`)
    .then((response) => response.text())
    .then((html) => {
      document.open();
      document.write(html);
      document.close();
    });
