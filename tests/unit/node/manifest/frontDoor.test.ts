import { expect, it } from 'vitest';
import { isFields } from '../../../../src/core/site/manifest/foreignFields.ts';
import { checkFrontMatter } from '../../../../src/core/site/manifest/frontMatter.ts';
import { readYamlFields } from '../../../../src/core/site/manifest/yamlFields.ts';
import { readFrontDoor } from '../../../../src/node/manifest/frontDoor.ts';

const read = (yaml: string) => {
  const fields = readYamlFields(yaml);
  if ('message' in fields) throw new Error(fields.message);
  const { front, issues } = checkFrontMatter(fields.data);
  const frontDoor = front.isFrontDoor && isFields(fields.data) ? readFrontDoor(fields.data) : undefined;
  return { front, frontDoor, issues: issues.map(({ place }) => place) };
};

it('is read as VitePress writes it', () => {
  const front = read(`
layout: home
titel: 1
description: 一句话
hero:
  name: <span class="x">小鹿</span>
  text: 轻快
  tagline: 三分钟上手
  image: { src: /logo.png, alt: 小鹿 }
  actions:
    - { theme: brand, text: 快速开始, link: /guide/start }
    - { text: 没有地址 }
features:
  - { icon: 🚀, title: 很快, details: 每秒百万条, link: /fast }
  - { icon: { src: /stable.svg }, title: 很稳 }
  - { icon: <svg></svg>, title: 很小 }
  - details: 没有名称
`);
  expect(front).toEqual({
    front: { description: '一句话', isFrontDoor: true },
    frontDoor: {
      title: '小鹿',
      tagline: '轻快',
      lead: '三分钟上手',
      actions: [{ label: '快速开始', href: '/guide/start' }],
      features: [
        { title: '🚀 很快', text: '每秒百万条', href: '/fast' },
        { title: '很稳', text: '', image: '/stable.svg' },
        { title: '很小', text: '' },
      ],
    },
    // A slip stays one.
    issues: ['titel'],
  });
});

it.each([
  ['actions:\n  - { text: 开始, link: /a.md, type: primary }'],
  ['actionText: 开始\nactionLink: /a.md'],
])('is read as VuePress writes it: %j', (actions) => {
  const { frontDoor, issues } = read(`home: true\nheroText: 小鹿\ntagline: 轻快\n${actions}\nfooter: MIT`);
  expect(frontDoor).toEqual({
    title: '小鹿',
    tagline: '轻快',
    actions: [{ label: '开始', href: '/a.md' }],
    features: [],
  });
  expect(issues).toEqual([]);
});

it.each(['layout: doc', 'home: /start', 'hero: { name: a }'])('is no other page: %j', (yaml) => {
  expect(read(yaml).frontDoor).toBeUndefined();
});

it('may hold anything', () => {
  const { frontDoor } = read('layout: home\nhero: 1\nfeatures: { a: 1 }\nactions: [1, [2], null]');
  expect(frontDoor).toEqual({ actions: [], features: [] });
});
