// What an editor says of `redirects` and of the fields of `site.home` while somebody writes them. Beside the schema and not in it:
// readers load the schema.

/** By the field's path below `home`; `[]` stands for each item of a list. */
export const HOME_WORDS: Readonly<Record<string, string>> = {
  '': '首页由哪些部分组成。每一部分都可以不写。',
  lead: '产品替读者做什么，一两句话',
  points: '标语下面的几个要点，每个几个字',
  actions: '按钮，第一个最显眼；doc 是文档的 id，href 是地址',
  commands: '终端里的命令，可以复制；写了几组就可以切换',
  'commands[].label': '这一组命令的名字，例如下载来源',
  'commands[].code': '命令，每行一条，不带提示符',
  picture: '首页右侧的图；SVG 里可以用 prefers-color-scheme 适应暗黑模式',
  'picture.alt': '看不见图的人听到的说明',
  features: '产品能做什么，每项一张卡片；写了 href 时整张卡片可以点击',
  sections: '卡片下面的各节，按书写的顺序显示',
  'sections[].type': 'steps：依次的几步；links：每类读者的几个链接；facts：几条事实',
  'sections[].title': '这一节的标题',
  'sections[].text': '标题下面的一句话',
};

/** What it says of `redirects`. */
export const REDIRECT_WORDS =
  '改了名、移走或合并了的页面：旧地址 → 新地址，都以 / 开头，都可以带锚点，例如 "/docs/old": "/docs/new" 或 "/docs/new#旧标题": "/docs/other#新标题"。npm run page 改名和移动时自动写在这里。';
