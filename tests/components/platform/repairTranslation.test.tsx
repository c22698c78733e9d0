import { afterAll, expect, test } from 'vitest';
import { repairTranslation } from '../../../src/reader/platform/repairTranslation.ts';
import { renderPart } from '../../support/renderPart.tsx';
import { translatePage } from '../../support/translation.ts';

repairTranslation();
afterAll(translatePage());

const settled = () => new Promise((resolve) => setTimeout(resolve));

function Count({ of, hasMark = false }: { of: number; hasMark?: boolean }) {
  return (
    <p>
      {hasMark && <b>新</b>}共 {of} 页{of > 1 && '，按章'}
    </p>
  );
}

const words = () => document.querySelector('p')?.textContent;

test('a text that is written anew is seen, and translated again', async () => {
  const { draw } = renderPart(<Count of={1} />);
  await settled();
  expect(words()).toBe('[共 ][1][ 页]');
  draw(<Count of={2} />);
  await settled();
  expect(words()).toBe('[共 ][2][ 页][，按章]');
  draw(<Count of={3} />);
  await settled();
  expect(words()).toBe('[共 ][3][ 页][，按章]');
});

test('a text goes when it is taken away, and something comes to stand before one', async () => {
  const { draw } = renderPart(<Count of={2} />);
  await settled();
  draw(<Count of={1} hasMark />);
  await settled();
  expect(words()).toBe('[新][共 ][1][ 页]');
});

test('the page’s own words come back with the reader’s wish, and change from then on', async () => {
  const { draw } = renderPart(<Count of={1} />);
  const texts = [...(document.querySelector('p')?.childNodes ?? [])];
  await settled();
  document.querySelector('p')?.replaceChildren(...texts);
  document.querySelector('p')?.setAttribute('translate', 'no');
  draw(<Count of={2} />);
  expect(words()).toBe('共 2 页，按章');
});
