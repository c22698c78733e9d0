// A loader for the parsers' extensions that name characters (`codes.tilde`). The minifier keeps the tables whose
// names are looked up: they are a tenth of the parser. The values stand in the names' places instead.
import { codes, constants, types, values } from 'micromark-util-symbol';

const tables = { codes, constants, types, values };

/** @param {string} code of an extension */
export default function inlineSymbols(code) {
  return code.replace(/(?<![.\w$])(codes|constants|types|values)\.(\w+)\b/g, (name, table, entry) => {
    const value = tables[table][entry];
    return value === undefined ? name : JSON.stringify(value);
  });
}
