import { expect, it } from 'vitest';
import { nearAddress } from '../../../../src/node/build/nearAddress.ts';

it.each([
  ['docs/osc/a#b', 'docs/osc', './a#b'],
  ['docs/osc/a?x=/y/', 'docs/osc', './a?x=/y/'],
  ['docs/work', 'docs/osc', '../work'],
  ['docs/osc/', 'docs/osc', './'],
  ['docs/', 'docs', './'],
  ['docs', 'docs', '../docs'],
  ['', 'docs/osc', '../../'],
  ['', '', './'],
  ['docs/deploy', '', './docs/deploy'],
  ['docs/oscar/a', 'docs/osc', '../oscar/a'],
  ['img/a.svg', 'docs/osc/x', '../../../img/a.svg'],
])('%s seen from %s is %s', (address, folder, near) => {
  expect(nearAddress(address, folder)).toBe(near);
  const base = new URL(`${folder}/`.replace(/^\//, ''), 'https://x.test/');
  expect(new URL(near, base).href).toBe(`https://x.test/${address}`);
});
