// Words of operations that are written from an OpenAPI file (core/document/openapi).

export const openapiMessages = {
  places: { path: '路径参数', query: '查询参数', header: '请求头', cookie: 'Cookie' },
  body: '请求内容',
  request: '请求',
  reply: '返回',
  replyFields: '返回的字段',
  required: '必需',
  deprecated: '已弃用',
  types: {
    string: '字符串',
    integer: '整数',
    number: '数字',
    boolean: '布尔值',
    object: '对象',
    null: '空',
  },
  or: '或',
  listOf: (type: string) => (type === '' ? '数组' : `${type}的数组`),
  atLeast: (count: string) => `至少 ${count} 字符`,
  atMost: (count: string) => `最多 ${count} 字符`,
  oneOf: (values: readonly string[]) => (values.length === 1 ? `固定为 ${values[0]}` : values.join('、')),
  byDefault: (value: string) => `默认 ${value}`,
  join: (parts: readonly string[]) => parts.join('，'),
} as const;
