import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Dropdown } from '../../../src/reader/ui/Dropdown.tsx';
import { type Part, renderPart } from '../../support/renderPart.tsx';

let part: Part;
beforeEach(() => {
  part = renderPart(
    <>
      <Dropdown name="选择版本" label="v8">
        <a href="#v8">v8</a>
        <a href="#v7">v7</a>
      </Dropdown>
      <button type="button">别处</button>
    </>,
  );
});

const button = () => screen.getByRole('button', { name: '选择版本' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const isFocused = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()));

describe('Dropdown', () => {
  it('opens and closes by a click, and closes when a link inside is used', async () => {
    expect(screen.queryByRole('link')).toBeNull();
    await part.user.click(button());
    expect(isOpen()).toBe(true);
    await part.user.click(button());
    expect(screen.queryByRole('link')).toBeNull();
    await part.user.click(button());
    await part.user.click(screen.getByRole('link', { name: 'v7' }));
    expect(isOpen()).toBe(false);
  });

  it('opens by arrow down, which moves the focus around; Esc closes it and gives the focus back', async () => {
    button().focus();
    await part.user.keyboard('{ArrowDown}');
    await isFocused(() => screen.getByRole('link', { name: 'v8' }));
    await part.user.keyboard('{ArrowDown}');
    await isFocused(() => screen.getByRole('link', { name: 'v7' }));
    await part.user.keyboard('{ArrowDown}');
    await isFocused(() => screen.getByRole('link', { name: 'v8' }));
    await part.user.keyboard('{ArrowUp}');
    await isFocused(() => screen.getByRole('link', { name: 'v7' }));
    await part.user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('opens by arrow up at its end', async () => {
    button().focus();
    await part.user.keyboard('{ArrowUp}');
    await isFocused(() => screen.getByRole('link', { name: 'v7' }));
  });

  it('gives the focus back when something was chosen, unless that has taken it elsewhere', async () => {
    button().focus();
    await part.user.keyboard('{ArrowDown}');
    await isFocused(() => screen.getByRole('link', { name: 'v8' }));
    await part.user.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
    await part.user.keyboard('{ArrowDown}');
    const elsewhere = screen.getByRole('button', { name: '别处' });
    screen.getByRole('link', { name: 'v7' }).addEventListener('click', () => elsewhere.focus());
    await part.user.click(screen.getByRole('link', { name: 'v7' }));
    expect(document.activeElement).toBe(elsewhere);
  });

  it('has the focus where a click gives a button none, as in Safari', async () => {
    button().click();
    await part.user.keyboard('{ArrowDown}');
    await isFocused(() => screen.getByRole('link', { name: 'v8' }));
    await part.user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    button().click();
    const choice = await screen.findByRole('link', { name: 'v7' });
    button().blur();
    choice.click();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(document.activeElement).toBe(button());
  });

  it('closes when something outside is pressed or takes the focus', async () => {
    await part.user.click(button());
    await part.user.click(screen.getByRole('button', { name: '别处' }));
    expect(isOpen()).toBe(false);
    await part.user.click(button());
    await part.user.keyboard('{Tab}{Tab}');
    await waitFor(() => expect(isOpen()).toBe(true));
    await part.user.keyboard('{Tab}');
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});
