// A text that holds all that texts hold, and edits of it by chance that a number settles.
import { createRandom } from './random.ts';

export const SAMPLE = `# 部署

开头一段，说明**春松客服**怎样部署，见[应用部署](../deploy.md)和 \`docker-compose.yml\`。

## 准备

准备一台 Linux 主机，内存 8 GB，硬盘 100 GB。Install Docker 24 and *docker compose* first.

- 第一项：安装 \`git\`
- 第二项：安装 **Docker**
  - 里面一项
- 第三项：打开端口 8035

![结构图](./img/structure.png)

## 配置

| 变量 | 默认值 | 说明 |
| --- | --- | --- |
| \`CC_WEB_PORT\` | 8035 | 网页端口 |
| \`MYSQL_PORT\` | 8037 | 数据库端口 |
| \`REDIS_PORT\` | 8041 | 缓存端口 |

\`\`\`bash title="启动" {2}
cd cskefu
cp sample.env .env
docker-compose up -d contact-center
docker-compose logs -f
\`\`\`

:::tip 小提示

改了 \`.env\` 以后要重新启动。

:::

### 检查

1. 打开浏览器
2. 用 admin 登录
3. 修改密码

> 忘记密码时，请看[常见问题](faq.md#密码)。

## 升级

先备份，再更换镜像。<kbd>Ctrl</kbd> + <kbd>C</kbd> 退出日志。

<details>
<summary>回滚</summary>

把标签改回去，然后重新启动。

</details>

相关说明[^1]。

[^1]: 数据在 data 目录里。
`;

const WORDS = [
  '春松',
  '坐席',
  ' Docker',
  '，',
  '8036',
  '**重要**',
  '`REDIS`',
  '[链接](a.md)',
  '~~旧~~',
  '与 v7 不同',
  '。',
];
const BLOCKS = [
  '新的一段话，说明新的做法。',
  '## 新的一节',
  '- 甲\n- 乙',
  '```js\nlet a = 1;\n```',
  '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
  '![图](b.png)',
  '---',
];

/** Makes up to six edits; the same seed makes the same ones. */
export function editText(text: string, seed: number): string {
  // Seeds follow each other: what is made of them is to be far apart.
  const next = createRandom(seed * 0x9e3779b1);
  const pick = <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T; // Within the list.
  let blocks = text.split(/\n\n+/);
  for (let count = 1 + Math.floor(next() * 6); count > 0; count -= 1) {
    const at = Math.floor(next() * blocks.length);
    const block = blocks[at] ?? '';
    const lines = block.split('\n');
    const line = Math.floor(next() * lines.length);
    const place = Math.floor(next() * block.length);
    const edit = Math.floor(next() * 9);
    if (edit === 0 && blocks.length > 3) blocks.splice(at, 1);
    else if (edit === 1) blocks.splice(at, 0, pick(BLOCKS));
    else if (edit === 2)
      blocks.splice(Math.floor(next() * blocks.length), 0, ...blocks.splice(at, 1 + Math.floor(next() * 4)));
    else if (edit === 3) blocks[at] = lines.filter((_, index) => index !== line).join('\n');
    else if (edit === 4)
      blocks[at] = [
        ...lines.slice(0, line),
        lines[Math.floor(next() * lines.length)] ?? '',
        ...lines.slice(line),
      ].join('\n');
    else if (edit === 5) blocks[at] = block.slice(0, place) + block.slice(place + 1 + Math.floor(next() * 6));
    else if (edit === 6)
      blocks[at] = lines.map((row) => row.replace(/^\|([^|]*)\|/, (cell) => `${cell} 列 |`)).join('\n');
    else blocks[at] = block.slice(0, place) + pick(WORDS) + block.slice(place);
    blocks = blocks.filter((part) => part !== '');
  }
  return `${blocks.join('\n\n')}\n`;
}
