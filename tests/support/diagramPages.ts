// Pages with diagrams of all kinds, for browser tests.
import type { Page } from '@playwright/test';
import { expect } from './server.ts';
import { drawAnew, takenOver } from './snapshot.ts';

export const fence = (text: string, meta = '') => `\`\`\`mermaid ${meta}\n${text}\n\`\`\`\n`;

export const FLOW = fence(
  `flowchart LR
  accTitle: 消息流转
  accDescr: 访客的消息经渠道到达坐席
  访客 --> 渠道[网站渠道] --> 路由{有空闲坐席？}
  路由 -->|是| 坐席[分配给坐席] --> 服务[服务中] --> 结束((结束))
  subgraph 机器人
    智能[智能客服] --> 转接[转人工]
  end
  渠道 --> 智能`,
  'title="一条消息的路"',
);
export const STATE = fence('stateDiagram-v2\n  [*] --> 就绪\n  就绪 --> 置忙: 休息', 'title="坐席状态"');
export const SEQUENCE = fence(
  'sequenceDiagram\n  autonumber\n  访客->>坐席: 您好\n  坐席-->>访客: 您好，请讲',
);
const CLASS = fence('classDiagram\n  class 用户 {\n    +String 名称\n  }\n  用户 "1" --> "*" 角色 : 拥有');
const ER = fence('erDiagram\n  USER ||--o{ ROLE : 拥有\n  USER {\n    string id PK "标识"\n  }');
export const ALL = [FLOW, STATE, SEQUENCE, CLASS, ER];
/** Of kinds that are there already, so that their parts could have the same ids. */
export const OTHERS = ALL.map((text, at) =>
  text
    .replace(/```mermaid.*/, `\`\`\`mermaid title="另一幅之 ${at}"`)
    .replace(/accTitle.*/, '')
    .replace(/\n```/, '\n\n```'),
);
const NAMES = ['消息流转', '坐席状态', '时序图', '类图', '实体关系图'];

/** Opens a page with this text below its title. */
export async function open(page: Page, text: string) {
  await drawAnew(page);
  await page.route('**/docs/v8/faq.md', (route) => route.fulfill({ body: `# FAQ\n\n${text}` }));
  await page.goto('docs/faq');
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
}

/** Goes from diagram to diagram until all are drawn. */
export async function renderAll(page: Page, count = ALL.length) {
  const figures = page.locator('article figure');
  await expect(figures).toHaveCount(count);
  for (const figure of await figures.all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('img').first()).toBeVisible();
  }
  for (const name of NAMES) await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
}
