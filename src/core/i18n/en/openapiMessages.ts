import type { Translation } from '../translation.ts';
import type { openapiMessages as zh } from '../zh-Hans/openapiMessages.ts';

export const openapiMessages: Translation<typeof zh> = {
  places: {
    path: 'Path parameters',
    query: 'Query parameters',
    header: 'Headers',
    cookie: 'Cookies',
  },
  body: 'Request body',
  request: 'Request',
  reply: 'Response',
  replyFields: 'Response fields',
  required: 'required',
  deprecated: 'deprecated',
  types: {
    string: 'string',
    integer: 'integer',
    number: 'number',
    boolean: 'boolean',
    object: 'object',
    null: 'null',
  },
  or: ' or ',
  listOf: (type) => (type === '' ? 'array' : `array of ${type}`),
  atLeast: (count) => `at least ${count} characters`,
  atMost: (count) => `at most ${count} characters`,
  oneOf: (values) => (values.length === 1 ? `always ${values[0]}` : `one of ${values.join(', ')}`),
  byDefault: (value) => `default ${value}`,
  join: (parts) => parts.join(', '),
};
