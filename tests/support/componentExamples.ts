// One example for each row of the table of components (src/core/document/dialects/mdx/components.ts), by the row's first
// name: its source, and the article that it becomes. The guide's page of components shows the sources.

const box = (type: string, text: string, title?: string) =>
  `<aside dataAdmonition="${type}">${title ? `<header>${title}</header>` : ''}<p>${text}</p></aside>`;

export const tabs = (...sections: readonly (readonly [title: string, content: string])[]) =>
  `<div dataLayout="tabs">${sections
    .map(
      ([title, content]) =>
        `<section dataTab="${title}"><p><strong>${title}</strong></p>${content}</section>`,
    )
    .join('')}</div>`;

const code = (language: string, text: string) =>
  `<pre><code className="language-${language}">${text}↵</code></pre>`;

export const COMPONENT_EXAMPLES: Readonly<Record<string, readonly [source: string, shown: string]>> = {
  Note: ['<Aside type="tip" title="Tip">Save first.</Aside>', box('tip', 'Save first.', 'Tip')],
  Info: ['<Info>\n  Save first.\n</Info>', box('info', 'Save first.')],
  Tip: ['<Tip>Save first.</Tip>', box('tip', 'Save first.')],
  Warning: ['<Warning>\n\nSave first.\n\n</Warning>', box('caution', 'Save first.')],
  Danger: ['<Danger>Save first.</Danger>', box('danger', 'Save first.')],
  Accordion: [
    '<Accordion title="Why?">\n  Because.\n</Accordion>',
    '<details><summary><span id="why"></span>Why?</summary><p>Because.</p></details>',
  ],
  Tabs: [
    "<Tabs items={['npm', 'pnpm']}>\n  <Tab>One</Tab>\n  <Tab>Two</Tab>\n</Tabs>",
    tabs(['npm', '<p>One</p>'], ['pnpm', '<p>Two</p>']),
  ],
  TabItem: [
    '<Tabs>\n  <TabItem value="a" label="npm">One</TabItem>\n  <TabItem value="pnpm">\n    Two\n  </TabItem>\n</Tabs>',
    tabs(['npm', '<p>One</p>'], ['pnpm', '<p>Two</p>']),
  ],
  TabsTrigger: [
    '<Tabs>\n  <TabsList>\n    <TabsTrigger value="a">npm</TabsTrigger>\n  </TabsList>\n  <TabsContent value="a">One</TabsContent>\n</Tabs>',
    tabs(['npm', '<p>One</p>']),
  ],
  PackageManagerTabs: [
    '<PackageManagerTabs command="install comet" />',
    tabs(
      ['npm', code('bash', 'npm install comet')],
      ['yarn', code('bash', 'yarn add comet')],
      ['pnpm', code('bash', 'pnpm add comet')],
      ['bun', code('bash', 'bun add comet')],
    ),
  ],
  CardGrid: [
    '<CardGrid>\n  <LinkCard title="Start" href="/start" description="In a minute" />\n</CardGrid>',
    '<div dataLayout="cards"><ul><li><a href="/start">Start</a> In a minute</li></ul></div>',
  ],
  Card: [
    '<Card title="Start" href="/start">\n  In a minute\n</Card>',
    '<ul><li><a href="/start">Start</a><br>↵In a minute</li></ul>',
  ],
  Steps: [
    '<Steps>\n\n1. Install it\n2. Start it\n\n</Steps>',
    '<div dataLayout="steps"><ol><li>Install it</li><li>Start it</li></ol></div>',
  ],
  Step: [
    '<Steps>\n  <Step title="Install">\n    It takes a minute.\n  </Step>\n  <Step title="Start">Now.</Step>\n</Steps>',
    '<div dataLayout="steps"><ol><li><p><strong>Install</strong><br>↵It takes a minute.</p></li><li><p><strong>Start</strong><br>↵Now.</p></li></ol></div>',
  ],
  Folder: [
    '<Folder name="src">\n  <File name="a.ts" />\n  <File name="b.ts" />\n</Folder>',
    '<ul><li>src/↵<ul><li>a.ts</li><li>b.ts</li></ul></li></ul>',
  ],
  File: ['<FileTree>\n  <FileTree.File name="a.ts" />\n</FileTree>', '<ul><li>a.ts</li></ul>'],
  ParamField: [
    '<ParamField path="id" type="string" required>\n  Of the page.\n</ParamField>',
    '<p><strong>id: string</strong> <code>required</code><br>↵Of the page.</p>',
  ],
  TypeTable: [
    "<TypeTable type={{ port: { description: 'To listen on', type: 'number', default: 80 } }} />",
    '<ul><li><strong>port</strong> <code>number</code> <code>default: 80</code> To listen on</li></ul>',
  ],
  Update: [
    '<Update label="March" description="1.2">\n  Faster.\n</Update>',
    '<h2 id="march">March</h2>\n<p>1.2</p>\n<p>Faster.</p>',
  ],
  Badge: ['Since <Badge type="tip" text="1.2" />', '<p>Since <span dataBadge="tip">1.2</span></p>'],
  CodeBlock: ['<CodeBlock language="js">{`a\nb`}</CodeBlock>', code('js', 'a↵b')],
  LinkButton: ['<LinkButton href="/start">Start</LinkButton>', '<p><a href="/start">Start</a></p>'],
  YouTube: [
    '<YouTube id="abc" title="A film" />',
    '<p><a href="https://www.youtube.com/watch?v=abc">A film</a></p>',
  ],
  Image: [
    'import logo from \'./logo.png\'\n\n<Image src={logo} alt="Logo" width={300} />',
    '<p><img src="./logo.png" alt="Logo" width="300"></p>',
  ],
  Tooltip: ['An <Tooltip tip="Interface">API</Tooltip>', '<p>An <abbr title="Interface">API</abbr></p>'],
  Latex: ['The sum <Latex>x_1 + x_2</Latex>', '<p>The sum <math>x_1 + x_2</math></p>'],
  DocCardList: ['Pages:\n\n<DocCardList />', '<p>Pages:</p>'],
  Fragment: [
    '<Frame caption="The start page">\n  ![](./a.png)\n</Frame>',
    '<p><img src="./a.png" alt><br>↵<em>The start page</em></p>',
  ],
  Icon: ['<Icon name="star" /> Stars', '<p>Stars</p>'],
};
