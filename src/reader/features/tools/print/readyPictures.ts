/** In milliseconds: a picture that has not come by then is left out. */
const PATIENCE = 20_000;

/** Has the pictures of what is printed loaded, which nobody scrolls to. */
export async function readyPictures(paper: ParentNode, signal: AbortSignal): Promise<void> {
  const pictures = [...paper.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  let timer: number | undefined;
  const end = new Promise<void>((resolve) => {
    timer = window.setTimeout(resolve, PATIENCE);
    signal.addEventListener('abort', () => resolve());
  });
  await Promise.race([end, Promise.all(pictures.map(whenLoaded))]);
  window.clearTimeout(timer);
}

function whenLoaded(picture: HTMLImageElement): Promise<void> | undefined {
  if (picture.complete) return undefined;
  return new Promise((resolve) => {
    for (const kind of ['load', 'error']) picture.addEventListener(kind, () => resolve(), { once: true });
  });
}
