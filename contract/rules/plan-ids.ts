/** A plan as sent by a form. */
interface NamedPlan {
  id?: string | undefined;
  name: string;
}

/** A plan identified by its id; its name is a label. */
interface StoredPlan {
  id: string;
  name: string;
}

/** The matching plan: by id, or by name if there is no id. */
export const findPlan = <Plan extends StoredPlan>(
  plans: readonly Plan[],
  { id, name }: { id?: string | null | undefined; name: string | null },
): Plan | undefined => plans.find((plan) => (id ? plan.id === id : plan.name === name));

/**
 * Plans with their ids: their own, or, in a form without ids, those of the plans with the same names. Every other plan
 * is new.
 * @param stored the current plans, those on sale first
 * @returns or the position of a plan with an unknown or duplicate id
 */
export function withPlanIds<Plan extends NamedPlan>(
  plans: readonly Plan[],
  stored: readonly StoredPlan[],
): { plans: (Plan & StoredPlan)[] } | { wrong: number } {
  const byName = plans.every(({ id }) => id === undefined);
  const ids = plans.map(({ id, name }) => (byName ? stored.find((plan) => plan.name === name)?.id : id));
  const unknownIndex = ids.findIndex(
    (id, at) => id !== undefined && (!stored.some((plan) => plan.id === id) || ids.indexOf(id) !== at),
  );
  if (unknownIndex >= 0) return { wrong: unknownIndex };
  return { plans: plans.map((plan, at) => ({ ...plan, id: ids[at] ?? crypto.randomUUID() })) };
}

interface Retired extends StoredPlan {
  renewable: boolean;
}

/**
 * The retired plans after a change: the earlier ones, and those now taken off sale. One without holders and files is
 * dropped.
 * @param settings which of them can be renewed; true by default for a plan just taken off sale
 */
export function updateRetiredPlans<Plan extends StoredPlan>(
  before: { sold: readonly Plan[]; retired: readonly (Plan & Retired)[] },
  sold: readonly StoredPlan[],
  settings: readonly { id: string; renewable: boolean }[],
  isUsed: (id: string) => boolean,
): (Plan & Retired)[] {
  const isStillUsed = ({ id }: StoredPlan) => !sold.some((plan) => plan.id === id) && isUsed(id);
  const all = [...before.retired, ...before.sold.map((plan) => ({ ...plan, renewable: true }))].filter(isStillUsed);
  return all.map((plan) => ({
    ...plan,
    renewable: settings.find(({ id }) => id === plan.id)?.renewable ?? plan.renewable,
  }));
}

/** Ids of a file's plans. @param stored all plans of the product, those on sale first */
export function resolvePlanIds(
  references: readonly string[],
  stored: readonly StoredPlan[],
): { ids: string[] } | { strange: string } {
  const matches = references.map(
    (text) => stored.find(({ id }) => id === text) ?? stored.find(({ name }) => name === text),
  );
  const unknownIndex = matches.indexOf(undefined);
  if (unknownIndex >= 0) return { strange: references[unknownIndex] ?? '' };
  return { ids: [...new Set(matches.flatMap((plan) => (plan ? [plan.id] : [])))] };
}
