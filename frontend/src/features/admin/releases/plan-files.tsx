import type { AdminReleaseFile } from '@/api/generated/model.ts';
import type { ReleasePlan } from './release-plans.ts';

interface PlanFilesProps {
  readonly files: readonly AdminReleaseFile[];
  readonly plans: readonly ReleasePlan[];
}

const LIST_FORMAT = new Intl.ListFormat('en', { type: 'conjunction' });

/** Which plan gets which file, for a release whose plans get different ones. */
export function PlanFiles({ files, plans: all }: PlanFilesProps) {
  const nameOf = (plan: string) => all.find(({ id }) => id === plan)?.name ?? 'a deleted plan';
  return (
    <ul className="mt-1.5 grid gap-1 text-sm">
      {files.map(({ fileId, name, plans }) => (
        <li key={fileId} className="wrap-anywhere">
          <bdi>{name}</bdi>{' '}
          <span className="text-muted-foreground">{`for ${plans.length === 0 ? 'all plans' : LIST_FORMAT.format(plans.map(nameOf))}`}</span>
        </li>
      ))}
    </ul>
  );
}
