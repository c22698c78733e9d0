// Operators of configurations on known values.
import { External } from './literalScope.ts';
import { Call, Unread } from './literalValues.ts';

type Primitive = string | number | boolean | null | undefined;

export const BINARY: Readonly<Record<string, (left: Primitive, right: Primitive) => unknown>> = {
  '+': (left, right) =>
    typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`,
  '-': (left, right) => Number(left) - Number(right),
  '*': (left, right) => Number(left) * Number(right),
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  // Without conversion of types: null equals undefined.
  '==': (left, right) => (left ?? null) === (right ?? null),
  '!=': (left, right) => (left ?? null) !== (right ?? null),
  '<': (left, right) => Number(left) < Number(right),
  '>': (left, right) => Number(left) > Number(right),
};

export const isPrimitive = (value: unknown): value is Primitive =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** Whether a value is truthy; undefined for one that is not known. */
export function truthOf(value: unknown): boolean | undefined {
  return value instanceof Unread || value instanceof Call || value instanceof External
    ? undefined
    : Boolean(value);
}
