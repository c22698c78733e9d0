// The values that readLiterals.ts gives where a configuration is more than literals.

/** Where an expression is, with the beginning of its source. */
export interface Place {
  file: string;
  line: number;
  code: string;
}

/** Stands for a value that only running the configuration would give. */
export class Unread {
  readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }
}

/** A call of another package's function with its arguments, such as `starlight({ … })`. */
export class Call {
  /** The function as the code names it. */
  readonly name: string;
  readonly module: string;
  readonly arguments: readonly unknown[];
  readonly place: Place;
  /** The call that gave the function: `nextra({ … })` of `nextra({ … })({ … })`. */
  readonly callee: Call | undefined;

  constructor(fields: Pick<Call, 'name' | 'module' | 'arguments' | 'place' | 'callee'>) {
    this.name = fields.name;
    this.module = fields.module;
    this.arguments = fields.arguments;
    this.place = fields.place;
    this.callee = fields.callee;
  }
}

export type Fields = Record<string, unknown>;

/** Key of the unread values that were spread into an object. */
const SPREAD = Symbol('spread');

/** Adds what may have any fields to an object. */
export function addUnreadFields(object: Fields, unread: Unread): void {
  Object.defineProperty(object, SPREAD, { value: [...unreadFields(object), unread], configurable: true });
}

/** What was spread into an object and may have any fields. */
export const unreadFields = (object: Fields): readonly Unread[] =>
  (object as { [SPREAD]?: Unread[] })[SPREAD] ?? [];

/** Whether a value is an object with fields, neither an array nor an instance of a class. */
export function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The field of an object; where it has none, what was spread into it and may hold the field. */
export function getField(object: Fields, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : unreadFields(object)[0];
}

/** `__proto__` is no field: setting it would change the prototype. */
export function setField(object: Fields, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
}

export function copyFields(from: Fields, to: Fields): void {
  for (const [key, value] of Object.entries(from)) setField(to, key, value);
  for (const unread of unreadFields(from)) addUnreadFields(to, unread);
}

/** The fields of an object, or of the first object that a call is given; undefined for any other value. */
export function fieldsOf(value: unknown): Fields | undefined {
  if (isPlain(value)) return value;
  return value instanceof Call ? value.arguments.map(fieldsOf).find(Boolean) : undefined;
}

/**
 * The places inside a value that could not be read, each once.
 * @param withCalls whether calls of other packages' functions are among them
 */
export function listUnread(value: unknown, withCalls = false): Place[] {
  const found = new Set<Unread | Call>();
  const visit = (each: unknown): void => {
    if (each instanceof Unread || (withCalls && each instanceof Call)) found.add(each);
    else if (Array.isArray(each)) each.forEach(visit);
    else if (each instanceof Call) each.arguments.forEach(visit);
    else if (isPlain(each)) {
      Object.values(each).forEach(visit);
      for (const unread of unreadFields(each)) found.add(unread);
    }
  };
  visit(value);
  return [...found].map(({ place }) => place);
}
