/** A plan as a form may bring it. */
interface Named {
  id?: string | undefined;
  name: string;
}

/** A plan that is known by its id; its name is a label. */
interface Known {
  id: string;
  name: string;
}

/** The plan that is meant: by its id, or by its name where nothing else is known. */
export const findPlan = <Plan extends Known>(
  plans: readonly Plan[],
  { id, name }: { id?: string | null | undefined; name: string | null },
): Plan | undefined => plans.find((plan) => (id ? plan.id === id : plan.name === name));

/**
 * Plans with their ids: those that they have, or, in a form that knows no ids, those of the plans of the same names. Every
 * other plan is a new one.
 * @param known the plans so far, first those that are sold
 * @returns or the place of a plan whose id is none of these, or is there twice
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
 * Plans that are not sold after a change: those from before, and those that it takes off. One that nobody holds and no file is
 * for is forgotten.
 * @param wanted which of them can be renewed; one that has just been taken off can, unless it says otherwise
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

/** Ids of plans that a file is for. @param known all plans of the product, first those that are sold */
export function filePlanIds(
  named: readonly string[],
  known: readonly Known[],
): { ids: string[] } | { strange: string } {
  const found = named.map((text) => known.find(({ id }) => id === text) ?? known.find(({ name }) => name === text));
  const strange = found.indexOf(undefined);
  if (strange >= 0) return { strange: named[strange] ?? '' };
  return { ids: [...new Set(found.flatMap((plan) => (plan ? [plan.id] : [])))] };
}
