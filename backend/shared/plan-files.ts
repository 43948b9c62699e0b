/** Whom a file of a release is for: the ids of plans; none is every plan. */
interface PlanFile {
  readonly plans: readonly string[];
}

const isFor = ({ plans }: PlanFile, plan: string | null): boolean =>
  plans.length === 0 || (plan !== null && plans.includes(plan));

/** What the holder of a plan may have of a release, the files of the own plan first. */
export const filesForPlan = <File extends PlanFile>(files: readonly File[], plan: string | null): File[] => {
  const own = files.filter((file) => isFor(file, plan));
  return own.toSorted((one, other) => Number(one.plans.length === 0) - Number(other.plans.length === 0));
};

/** The first of the plans that gets nothing of a release. */
export const planWithoutFile = (files: readonly PlanFile[], plans: readonly string[]): string | undefined =>
  plans.find((plan) => !files.some((file) => isFor(file, plan)));
