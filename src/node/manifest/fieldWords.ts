// What an editor says of the manifest's fields while somebody writes them. Beside the schema and not in it:
// readers load the schema.

/** By the field's path; `[]` stands for each item of a list. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  'site.home': '首页由哪些部分组成。每一部分都可以不写。',
  'site.home.lead': '产品替读者做什么，一两句话',
  'site.home.points': '标语下面的几个要点，每个几个字',
  'site.home.actions': '按钮，第一个最显眼；doc 是文档的 id，href 是地址',
  'site.home.commands': '终端里的命令，可以复制；写了几组就可以切换',
  'site.home.commands[].label': '这一组命令的名字，例如下载来源',
  'site.home.commands[].code': '命令，每行一条，不带提示符',
  'site.home.picture': '首页右侧的图；SVG 里可以用 prefers-color-scheme 适应暗黑模式',
  'site.home.picture.alt': '看不见图的人听到的说明',
  'site.home.features': '产品能做什么，每项一张卡片；写了 href 时整张卡片可以点击',
  'site.home.sections': '卡片下面的各节，按书写的顺序显示',
  'site.home.sections[].type': 'steps：依次的几步；links：每类读者的几个链接；facts：几条事实',
  'site.home.sections[].title': '这一节的标题',
  'site.home.sections[].text': '标题下面的一句话',
  'site.editor':
    '读者能否打开写作台（/edit/…）：不写时，除不再维护的版本外都可以；true 是所有页面，false 是一页也不行',
  'site.values':
    '每位读者自己的值，例如主机地址。正文和代码里写到它的地方，读者可以换成自己的；页首也可以写 values，只用于那一页',
  'site.values[].name':
    '正文里的占位符，例如 YOUR_IP；只用小写字母、数字和连字符时只是代号，正文里写的是 default',
  'site.values[].label': '这是什么，给读者看',
  'site.values[].default': '读者没有填写时显示的内容；不写就显示占位符',
  'site.values[].pattern': '正则表达式，填写的内容要整个符合它',
  'site.values[].secret': 'true：只保存到关闭标签页为止，例如密码',
  redirects:
    '改了名、移走或合并了的页面：旧地址 → 新地址，都以 / 开头，都可以带锚点，例如 "/docs/old": "/docs/new" 或 "/docs/new#旧标题": "/docs/other#新标题"。npm run page 改名和移动时自动写在这里。',
};
