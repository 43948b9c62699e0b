/** A plan as sent by a form. */
interface Named {
  id?: string | undefined;
  name: string;
}

/** A plan identified by its id; its name is a label. */
interface Known {
  id: string;
  name: string;
}

/** The matching plan: by id, or by name if there is no id. */
export const findPlan = <Plan extends Known>(
  plans: readonly Plan[],
  { id, name }: { id?: string | null | undefined; name: string | null },
): Plan | undefined => plans.find((plan) => (id ? plan.id === id : plan.name === name));

/**
 * Plans with their ids: their own, or, in a form without ids, those of the plans with the same names. Every other plan
 * is new.
 * @param known the current plans, those on sale first
 * @returns or the position of a plan with an unknown or duplicate id
 */
export function withPlanIds<Plan extends Named>(
  plans: readonly Plan[],
  known: readonly Known[],
): { plans: (Plan & Known)[] } | { wrong: number } {
  const byName = plans.every(({ id }) => id === undefined);
  const ids = plans.map(({ id, name }) => (byName ? known.find((plan) => plan.name === name)?.id : id));
  const wrong = ids.findIndex(
    (id, at) => id !== undefined && (!known.some((plan) => plan.id === id) || ids.indexOf(id) !== at),
  );
  if (wrong >= 0) return { wrong };
  return { plans: plans.map((plan, at) => ({ ...plan, id: ids[at] ?? crypto.randomUUID() })) };
}

interface Retired extends Known {
  renewable: boolean;
}

/**
 * The retired plans after a change: the earlier ones, and those now taken off sale. One without holders and files is
 * dropped.
 * @param wanted which of them can be renewed; true by default for a plan just taken off sale
 */
export function retiredPlans<Plan extends Known>(
  before: { sold: readonly Plan[]; retired: readonly (Plan & Retired)[] },
  sold: readonly Known[],
  wanted: readonly { id: string; renewable: boolean }[],
  isUsed: (id: string) => boolean,
): (Plan & Retired)[] {
  const stays = ({ id }: Known) => !sold.some((plan) => plan.id === id) && isUsed(id);
  const all = [...before.retired, ...before.sold.map((plan) => ({ ...plan, renewable: true }))].filter(stays);
  return all.map((plan) => ({
    ...plan,
    renewable: wanted.find(({ id }) => id === plan.id)?.renewable ?? plan.renewable,
  }));
}

/** Ids of a file's plans. @param known all plans of the product, those on sale first */
export function filePlanIds(
  named: readonly string[],
  known: readonly Known[],
): { ids: string[] } | { strange: string } {
  const found = named.map((text) => known.find(({ id }) => id === text) ?? known.find(({ name }) => name === text));
  const strange = found.indexOf(undefined);
  if (strange >= 0) return { strange: named[strange] ?? '' };
  return { ids: [...new Set(found.flatMap((plan) => (plan ? [plan.id] : [])))] };
}
