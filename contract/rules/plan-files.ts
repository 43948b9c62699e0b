/** The ids of a file's plans; empty for every plan. */
interface PlanFile {
  readonly plans: readonly string[];
}

const isFor = ({ plans }: PlanFile, plan: string | null): boolean =>
  plans.length === 0 || (plan !== null && plans.includes(plan));

/** A plan's files of a release, with files of the plan itself first. */
export const selectPlanFiles = <File extends PlanFile>(files: readonly File[], plan: string | null): File[] => {
  const matching = files.filter((file) => isFor(file, plan));
  return matching.toSorted((a, b) => Number(a.plans.length === 0) - Number(b.plans.length === 0));
};

/** The first of the plans without a file in a release. */
export const findPlanWithoutFile = (files: readonly PlanFile[], plans: readonly string[]): string | undefined =>
  plans.find((plan) => !files.some((file) => isFor(file, plan)));
