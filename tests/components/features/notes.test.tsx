import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeEach, expect, it } from 'vitest';
import FootnotePreview from '../../../src/reader/features/footnotes/FootnotePreview.tsx';
import { renderPart } from '../../support/renderPart.tsx';

beforeEach(() => {
  document.body.innerHTML = `<div class="prose">
    <p>正文<sup><a href="#fn-a" data-footnote-ref="true" aria-describedby="footnote-label">1</a></sup> <a href="/x">别处</a></p>
    <ol><li id="fn-a"><p>先看<em id="e">日志</em>。 <a href="#fnref-a" data-footnote-backref="">↑</a></p></li></ol>
  </div>`;
});
afterAll(() => document.body.replaceChildren());
const number = () => screen.getByRole('link', { name: '1' });

it('a footnote is read beside its number while the pointer rests there', async () => {
  const { user } = renderPart(<FootnotePreview />);
  await user.hover(number());
  const note = await screen.findByRole('tooltip');
  expect(note.textContent?.trim()).toBe('先看日志。');
  expect(note.querySelector('[id], a')).toBeNull();
  await user.hover(screen.getByRole('link', { name: '别处' }));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('it comes by key as well, says itself, and Esc closes it', async () => {
  const { user } = renderPart(<FootnotePreview />);
  await user.tab();
  expect(document.activeElement).toBe(number());
  const note = await screen.findByRole('tooltip');
  expect(number().getAttribute('aria-describedby')).toBe(note.id);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(number().getAttribute('aria-describedby')).toBe('footnote-label');
});

it('it is found where the page stands in the hash, as in the offline kit', async () => {
  const { user } = renderPart(<FootnotePreview />);
  number().setAttribute('href', '#/docs/a#fn-a');
  await user.hover(number());
  await screen.findByRole('tooltip');
});
