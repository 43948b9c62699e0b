import { TriangleAlert } from 'lucide-react';
import type { AdminRelease } from '@/api/generated/model.ts';
import type { ReleasePlan } from './release-plans.ts';

interface UnservedPlanProps {
  readonly releases: readonly AdminRelease[];
  readonly plans: readonly ReleasePlan[];
}

/** Warns that a plan added later has no file of the current release, so that it cannot be bought. */
export function UnservedPlan({ releases, plans }: UnservedPlanProps) {
  const current = releases.find((release) => release.current);
  const hasFile = (plan: string) => current?.files.some((file) => file.plans.length === 0 || file.plans.includes(plan));
  const plan = plans.find(({ id, isSold }) => isSold && !hasFile(id))?.name;
  if (!current || plan === undefined) return null;
  return (
    <p className="mb-4 flex items-start gap-3 rounded-xl border border-border bg-warning-soft px-4 py-3 text-sm text-pretty">
      <TriangleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
      <span>{`Version ${current.version} has no file for the plan “${plan}”, so it cannot be bought. Publish a release that has one.`}</span>
    </p>
  );
}
