// What a comparison shows, a row a line: `=` the same, `~` reworded, `+` new, `-` gone, `>` moved here, `<` from here.
import { expect, it } from 'vitest';
import { compareTexts, showRows } from '../../../support/compared.ts';

const compare = (before: string, after: string) => showRows(compareTexts(before, after));

it('gives equal pages no mark', () => {
  const text = '# 页\n\n一段。\n\n- 甲\n- 乙\n\n| 键 | 值 |\n| --- | --- |\n| a | 1 |\n';
  expect(compareTexts(text, text).map(({ kind }) => kind)).toEqual(['same', 'same', 'same', 'same']);
  expect(compare('', '')).toEqual([]);
});

it('marks Chinese word by word', () => {
  expect(compare('坐席在浏览器里接待访客。', '坐席在工作台里接待访客和客户。')).toEqual([
    '~ <p>坐席在<del>浏览器</del><ins>工作台</ins>里接待访客<ins>和客户</ins>。</p>',
  ]);
});

it('marks mixed text, and keeps what is set in another way whole', () => {
  expect(
    compare(
      '用 **Docker Compose** 启动 `contact-center:7.0.0`，见[部署](deploy.md)一页。',
      '用 **Docker Compose v2** 启动 `contact-center:8.0.0`，见[部署](../deploy.md)一页。',
    ),
  ).toEqual([
    '~ <p>用 <strong>Docker Compose<ins> v2</ins></strong> 启动 <del><code>contact-center:7.0.0</code></del>' +
      '<ins><code>contact-center:8.0.0</code></ins>，见<del><a href="deploy.md">部署</a></del>' +
      '<ins><a href="../deploy.md">部署</a></ins>一页。</p>',
  ]);
});

it('does not take a comma that two sentences share for something that stayed', () => {
  expect(
    compare(
      '请先备份数据和配置，再停止服务，最后删除容器，然后检查日志。',
      '请先备份数据和配置，用镜像，启动，然后检查日志。',
    ),
  ).toEqual([
    '~ <p>请先备份数据和配置，<del>再停止服务，最后删除容器</del><ins>用镜像，启动</ins>，然后检查日志。</p>',
  ]);
});

it('shows two paragraphs with nothing in common as one that is gone and one that is new', () => {
  expect(compare('开头。\n\n旧的说明在这里。', '开头。\n\n Completely new words')).toEqual([
    '= <p>开头。</p>',
    '- <del><p>旧的说明在这里。</p></del>',
    '+ <ins><p>Completely new words</p></ins>',
  ]);
});

it('matches sections by their headings, and what was renamed by what stands in it', () => {
  expect(
    compare(
      '## 准备\n\n一台主机，内存 8 GB。\n\n## 检查\n\n打开浏览器看看。',
      '## 准备主机\n\n一台主机，内存 16 GB。\n\n## 升级\n\n换镜像。\n\n## 检查\n\n打开浏览器看看。',
    ),
  ).toEqual([
    '~ <h2>准备<ins>主机</ins></h2>',
    '~ <p>一台主机，内存 <del>8</del><ins>16</ins> GB。</p>',
    '+ <ins><h2>升级</h2></ins>',
    '+ <ins><p>换镜像。</p></ins>',
    '= <h2>检查</h2>',
    '= <p>打开浏览器看看。</p>',
  ]);
});

it('shows a section that has moved in both places, with what changed in it at the new one', () => {
  const [first, second] = [
    '## 甲\n\n第一节说的是怎样安装 Docker。',
    '## 乙\n\n第二节很长，说的是怎样配置域名和证书，一步一步来。',
  ];
  const rows = compareTexts(`${first}\n\n${second}`, `${second}\n\n${first.replace('安装', '卸载')}`);
  expect(showRows(rows)).toEqual([
    '< <del><h2>甲</h2></del>',
    '< <del><p>第一节说的是怎样安装 Docker。</p></del>',
    '= <h2>乙</h2>',
    '= <p>第二节很长，说的是怎样配置域名和证书，一步一步来。</p>',
    '> <ins><h2>甲</h2></ins>',
    '> <ins><p>第一节说的是怎样<del>安装</del><ins>卸载</ins> Docker。</p></ins>',
  ]);
  expect(rows.map(({ moved }) => moved)).toEqual([1, 1, undefined, undefined, 1, 1]);
});

it('takes nothing away from a section where a new heading cuts it', () => {
  expect(
    compare('## 甲\n\n第一段。\n\n第二段说的是备份。', '## 甲\n\n第一段。\n\n## 乙\n\n第二段说的是备份。'),
  ).toEqual([
    '= <h2>甲</h2>',
    '= <p>第一段。</p>',
    '+ <ins><h2>乙</h2></ins>',
    '= <p>第二段说的是备份。</p>',
  ]);
});

it('finds a block again in another section', () => {
  const block = '这一段说明怎样备份数据库，原来在前面。';
  expect(compare(`## 甲\n\n${block}\n\n## 乙\n\n完。`, `## 甲\n\n## 乙\n\n完。\n\n${block}`)).toEqual([
    '= <h2>甲</h2>',
    `< <del><p>${block}</p></del>`,
    '= <h2>乙</h2>',
    '= <p>完。</p>',
    `> <ins><p>${block}</p></ins>`,
  ]);
});

it('compares lists item by item', () => {
  expect(
    compare('- 安装 Git\n- 安装 Docker\n- 打开端口', '- 安装 Docker 24\n- 打开端口\n- 重新启动'),
  ).toEqual([
    '~ <ul><li><del>安装 Git</del></li><li>安装 Docker<ins> 24</ins></li><li>打开端口</li><li><ins>重新启动</ins></li></ul>',
  ]);
});

const table = (...rows: string[]) =>
  rows
    .map((row, at) => `| ${row} |${at === 0 ? `\n|${' --- |'.repeat(row.split('|').length)}` : ''}`)
    .join('\n');

it('compares tables by row and cell', () => {
  expect(
    compare(
      table('变量 | 默认值', 'PORT | 8035', 'REDIS | 6379', 'OLD | 1'),
      table('变量 | 默认值', 'PORT | 8036', 'REDIS | 6379', 'MYSQL | 3306'),
    ),
  ).toEqual([
    '~ <table><thead><tr><th>变量</th><th>默认值</th></tr></thead><tbody>' +
      '<tr><td>PORT</td><td><del>8035</del><ins>8036</ins></td></tr>' +
      '<tr><td>REDIS</td><td>6379</td></tr>' +
      '<tr><td><del>OLD</del></td><td><del>1</del></td></tr>' +
      '<tr><td><ins>MYSQL</ins></td><td><ins>3306</ins></td></tr></tbody></table>',
  ]);
});

it('keeps the columns in line where one is new', () => {
  const rows = compareTexts(
    table('变量 | 值', 'A | 1', 'B | 2'),
    table('变量 | 说明 | 值', 'A | 端口 | 1', 'C | 主机 | 3'),
  );
  expect(showRows(rows)).toEqual([
    '~ <table><thead><tr><th>变量</th><th><ins>说明</ins></th><th>值</th></tr></thead><tbody>' +
      '<tr><td>A</td><td><ins>端口</ins></td><td>1</td></tr>' +
      '<tr><td><del>B</del></td><td></td><td><del>2</del></td></tr>' +
      '<tr><td><ins>C</ins></td><td><ins>主机</ins></td><td><ins>3</ins></td></tr></tbody></table>',
  ]);
});

it('compares code line by line', () => {
  expect(
    compare(
      '```bash\ncd cskefu\ngit checkout v7\n./up.sh\n```',
      '```bash {2}\ncd cskefu\ngit checkout v8\n./up.sh\n```',
    ),
  ).toEqual([
    '~ <code-lines><code className="language-bash" dataMeta="{2}">cd cskefu↵' +
      '<del>git checkout v7↵</del><ins>git checkout v8↵</ins>./up.sh↵</code></code-lines>',
  ]);
});

it('leaves lines of code whole that hold a separator', () => {
  expect(compare('```\na\u2028b\nc\n```', '```\na\u2028b\nd\n```')).toEqual([
    '~ <code-lines><code>a\u2028b↵<del>c↵</del><ins>d↵</ins></code></code-lines>',
  ]);
});

it('shows a diagram that has changed as two', () => {
  const [row] = compareTexts('```mermaid\nflowchart TD\na-->b\n```', '```mermaid\nflowchart TD\na-->c\n```');
  expect(row?.nodes.map((node) => node.type === 'element' && node.tagName)).toEqual(['del', 'ins']);
});

it('compares images by their files', () => {
  expect(compare('![结构](a.png)', '![结构](a.png)')).toEqual(['= <p><img src="a.png" alt="结构"></p>']);
  expect(compare('![结构](a.png)', '![结构](b.png)')).toEqual([
    '~ <p><del><img src="a.png" alt="结构"></del><ins><img src="b.png" alt="结构"></ins></p>',
  ]);
});

it('looks into admonitions, quotes and folded parts; another kind of admonition is another one', () => {
  expect(compare(':::tip 标题\n\n先备份。\n\n:::', ':::tip 标题\n\n先备份数据。\n\n:::')).toEqual([
    '~ <aside dataAdmonition="tip"><header>标题</header><p>先备份<ins>数据</ins>。</p></aside>',
  ]);
  expect(compare(':::tip\n\n先备份。\n\n:::', ':::danger\n\n先备份。\n\n:::')).toEqual([
    '- <del><aside dataAdmonition="tip"><p>先备份。</p></aside></del>',
    '+ <ins><aside dataAdmonition="danger"><p>先备份。</p></aside></ins>',
  ]);
});

it('leaves the ids of what is gone to the text that is read', () => {
  const rows = compareTexts('## 安装\n\n旧文\n', '## 升级\n\n完全不同的一节 anything else\n');
  expect(JSON.stringify(rows)).not.toContain('"id":"安装"');
  expect(JSON.stringify(rows)).toContain('"id":"升级"');
});

it('marks a changed formula as a whole', () => {
  expect(compare('延迟是 $d_n = 2^n$ 秒。', '延迟是 $d_n = 3^n$ 秒。')).toEqual([
    '~ <p>延迟是 <del><math>$d_n = 2^n$</math></del><ins><math>$d_n = 3^n$</math></ins> 秒。</p>',
  ]);
  const block = (content: string) =>
    `~ <div className="formula" dataRegion="公式，可左右滚动">${content}</div>`;
  expect(compare('$$\nd_n = 2^n\n$$', '$$\nd_n = 2^n + 1\n$$')).toEqual([
    block('<del><math>d_n = 2^n</math></del><ins><math>d_n = 2^n + 1</math></ins>'),
  ]);
});
