import { createFormulaRenderer } from '../../../core/document/tree/renderFormulas.ts';
import './formulas.part.css';
import { parseFragment } from './domParseFragment.ts';

export const renderFormulas = createFormulaRenderer(parseFragment);
