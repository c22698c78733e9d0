import { expect, it } from 'vitest';
import { splitNamedId } from '../../../../src/core/document/tree/headingIds.ts';

it.each([
  ['安装 {#install}', '安装', 'install'],
  ['安装{#a b} ', '安装', 'a b'],
  ['安装 {/* #install */}', '安装', 'install'],
  ['安装 {/*#install*/}', '安装', 'install'],
  ['安装 { #install .no-toc data-a=b }', '安装', 'install'],
  ['安装 {: #install}', '安装', 'install'],
  ['安装 {#a=b}', '安装', 'a=b'],
  ['安装 %{#install}%', '安装', 'install'],
  ['安装 [#install]', '安装', 'install'],
  ['{#x}', '', 'x'],
  ['安装', '安装', undefined],
  ['安装 {#a} 与启动', '安装 {#a} 与启动', undefined],
  ['安装 {/* 说明 */}', '安装 {/* 说明 */}', undefined],
  ['安装 {name}', '安装 {name}', undefined],
  ['修复 [#12]', '修复 [#12]', undefined],
])('%j is called %j and names the id %j', (heading, words, id) => {
  expect(splitNamedId(heading)).toEqual([words, id]);
});
