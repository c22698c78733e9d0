import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type LivePictures = typeof import('../../../src/reader/platform/liveImages.ts');

let live: LivePictures;
let page: HTMLElement;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  page = document.createElement('main');
  document.body.replaceChildren(page);
  vi.resetModules();
  live = await import('../../../src/reader/platform/liveImages.ts');
});
afterEach(() => {
  vi.useRealTimers();
  // The next file of tests has the same document.
  page.remove();
});

const addressesOf = (name = 'src') =>
  [...document.querySelectorAll('img, source')].map((picture) => picture.getAttribute(name));

describe('refreshPicture', () => {
  it('gives a changed picture another address each time, and no other picture', () => {
    page.innerHTML =
      '<img src="/docs/a.png"><img src="/docs/a.png.webp"><img src="https://x.org/docs/a.png">';
    live.refreshPicture('/docs/a.png');
    expect(addressesOf()).toEqual(['/docs/a.png?1000', '/docs/a.png.webp', 'https://x.org/docs/a.png']);
    vi.setSystemTime(2000);
    live.refreshPicture('/docs/a.png');
    expect(addressesOf()[0]).toBe('/docs/a.png?2000');
  });

  it('finds it among others, and keeps what it shows of one', () => {
    page.innerHTML = '<picture><source srcset="/a.png 1x, /b.png?1 2x"><img src="/b.png#part"></picture>';
    live.refreshPicture('/b.png');
    expect(addressesOf('srcset')[0]).toBe('/a.png 1x, /b.png?1000 2x');
    expect(addressesOf()[1]).toBe('/b.png?1000#part');
  });
});

describe('followPictures', () => {
  it('gives a picture that changed the same address when it comes back', async () => {
    live.followPictures(page);
    live.refreshPicture('/a.png');
    vi.setSystemTime(2000);
    page.innerHTML = '<p><img src="/a.png"><img src="/b.png"></p>';
    await vi.waitFor(() => expect(addressesOf()).toEqual(['/a.png?1000', '/b.png']));
    document.querySelectorAll('img')[1]?.setAttribute('src', '/a.png');
    await vi.waitFor(() => expect(addressesOf()).toEqual(['/a.png?1000', '/a.png?1000']));
  });

  it('takes any for changed once all may have', async () => {
    live.followPictures(page);
    live.refreshPicture('/a.png');
    vi.setSystemTime(2000);
    live.refreshPictures();
    vi.setSystemTime(3000);
    live.refreshPicture('/b.png');
    page.innerHTML = '<img src="/a.png"><img src="/b.png">';
    await vi.waitFor(() => expect(addressesOf()).toEqual(['/a.png?2000', '/b.png?3000']));
  });
});
