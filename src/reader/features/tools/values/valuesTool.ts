import { valuesMessages } from '../../../../core/i18n/valuesMessages.ts';
import { valuesOfPage } from '../../../../core/variables/readerVariable.ts';
import { loadPart } from '../../../platform/loadPart.ts';
import type { Tool } from '../tool.ts';

const load = () => loadPart(() => import(/* webpackChunkName: "texts" */ './ValuesDialog.tsx'));

/** All values of the reader in one place, where a page holds any. */
export const valuesTool: Tool = ({ manifest, route }) =>
  valuesOfPage(manifest.site.values, route.entry.values).length > 0
    ? [{ name: 'values', label: valuesMessages.all, load }]
    : [];
