/** Why a file is not included: the key of a sentence, some with a value: `noRegion:name`. */
export type IncludeFault =
  | 'missing'
  | 'refused'
  | 'notText'
  | 'badLines'
  | 'nested'
  | `outOfRange:${number}`
  | `noRegion:${string}`
  | 'notOpenApi'
  | 'tooLarge'
  | `noOperation:${string}`
  | `noReference:${string}`;

type FaultName = IncludeFault extends infer Fault
  ? Fault extends `${infer Name}:${string}`
    ? Name
    : Fault
  : never;

export type FaultMessages = Readonly<Record<FaultName & string, (value: string) => string>>;

/** The sentence of a fault; a fault that an author has written by hand is its own. */
export function explainFault(messages: FaultMessages, fault: string): string {
  const [, name = '', value = ''] = /^(\w+):?(.*)$/s.exec(fault) ?? [];
  return Object.hasOwn(messages, name) ? messages[name as keyof FaultMessages](value) : fault;
}
