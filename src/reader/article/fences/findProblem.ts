import { type Diagram, findErrorLine } from '../../../core/document/diagram.ts';
import { diagramMessages } from '../../../core/i18n/diagramMessages.ts';
import { isMissingPart } from '../../platform/loadPart.ts';

export interface DiagramProblem {
  text: string;
  /** Whether another try may help. */
  canRetry: boolean;
}

/** What the reader is told when a diagram could not be drawn. */
export function findProblem(error: unknown, diagram: Diagram): DiagramProblem {
  if (diagram.kind === undefined) return { text: diagramMessages.unknownKind, canRetry: false };
  if (!(error instanceof Error)) return { text: diagramMessages.broken, canRetry: false };
  if (isMissingPart(error)) return { text: diagramMessages.notLoaded, canRetry: true };
  const line = findErrorLine(error.message);
  const text =
    line === undefined ? diagramMessages.broken : diagramMessages.brokenLine(diagram.toSourceLine(line));
  return { text, canRetry: false };
}
