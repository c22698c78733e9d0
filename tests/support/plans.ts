import type { Plan, Planned } from '../../src/writer/refactor/plan.ts';

/** The plan, where there is one. */
export function planned(plan: Planned): Plan {
  if ('refused' in plan) throw new Error(plan.refused);
  return plan;
}

/** The texts of a plan's files afterwards. */
export function textsOf({ changes }: Plan): Map<string, string | undefined> {
  return new Map(changes.map(({ file, after }) => [file, after]));
}
