import { screen } from '@testing-library/dom';
import { useRef } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useActiveOption } from '../../../../src/reader/features/search/useActiveOption.ts';
import { type Part, renderPart } from '../../../support/renderPart.tsx';

let opened: string[];
let moved: boolean[];
let part: Part;

function List({ names }: { names: readonly string[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { chosen, move, open } = useActiveOption(list, names, -1);
  return (
    <>
      <input
        onKeyDown={(event) => {
          moved.push(move(event));
          if (event.key === 'Enter') open(chosen);
        }}
      />
      <output>{chosen}</output>
      <div ref={list}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="option"
            aria-selected={false}
            onClick={() => opened.push(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

beforeEach(() => {
  opened = [];
  moved = [];
  part = renderPart(<List names={['甲', '乙', '丙']} />);
  screen.getByRole('textbox').focus();
});

/** Where the choice is after these keys. */
async function press(keys: string): Promise<number> {
  await part.user.keyboard(keys);
  return Number(screen.getByRole('status').textContent);
}

describe('useActiveOption', () => {
  it('goes around the list, both ways, from nothing chosen', async () => {
    expect(await press('{ArrowDown}')).toBe(0);
    expect(await press('{ArrowUp}')).toBe(2);
    expect(await press('{ArrowDown}')).toBe(0);
    expect(await press('{ArrowDown}')).toBe(1);
    expect(await press('{ArrowUp}')).toBe(0);
  });

  it('begins another list anew', async () => {
    expect(await press('{End}')).toBe(2);
    part.draw(<List names={['丁', '戊']} />);
    expect(await press('{ArrowDown}')).toBe(0);
  });

  it('goes to the ends', async () => {
    expect(await press('{End}')).toBe(2);
    expect(await press('{Home}')).toBe(0);
  });

  it('leaves keys with a modifier, other keys, and all keys over an empty list to the browser', async () => {
    expect(await press('{Shift>}{End}{/Shift}{Control>}{Home}{/Control}甲')).toBe(-1);
    part.draw(<List names={[]} />);
    expect(await press('{ArrowDown}')).toBe(-1);
    expect(moved).not.toContain(true);
  });

  it('opens as a click does', async () => {
    await press('{ArrowDown}{ArrowDown}{Enter}');
    expect(opened).toEqual(['乙']);
  });
});
