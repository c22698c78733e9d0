const TASK = `写清什么人在什么时候需要做这件事，做完以后有什么结果。

## 准备

- 需要的权限和资料
- 需要先完成的事

## 步骤

:::steps

1. 打开哪个页面，选择什么。
2. 填写什么，点击哪个按钮。
3. 看到什么提示，表示这一步完成。

:::

## 验证

写清在哪里可以看到结果，怎样算成功。

## 遇到问题

- 提示「……」：写清原因和处理办法。
`;

const REFERENCE = `写清本页列出什么，供什么人查阅。

## 参数

| 名称 | 含义 | 默认值 |
| --- | --- | --- |
| \`NAME\` | 写清含义和可用的值 | \`value\` |

## 示例

写一个可以直接使用的例子。

## 相关页面

- 写上读者接着会看的页面
`;

const TROUBLESHOOTING = `写清遇到什么现象时看本页。

## 现象

写下读者看到的提示原文，以及在哪里看到。

## 原因

写清为什么会这样，怎样确认是这个原因。

## 处理

:::steps

1. 先做什么。
2. 再做什么。

:::

## 仍未解决

写清需要收集哪些信息，向谁求助。
`;

/** Templates of new pages: headings for a kind of page, with hints on what to write below them. */
export const templateMessages = {
  task: { label: '操作步骤', body: TASK },
  reference: { label: '参考资料', body: REFERENCE },
  troubleshooting: { label: '故障处理', body: TROUBLESHOOTING },
} as const;
