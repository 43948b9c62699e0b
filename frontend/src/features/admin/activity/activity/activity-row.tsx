import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { getAdminGetSiteQueryKey, useAdminUndoSiteChange } from '@/api/generated/admin-site/admin-site.ts';
import type { ActivityEntry } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { rightsSummary } from '../../kit/rights-labels.ts';
import { actorName, formatAction, formatLocalTime } from './activity-format.ts';
import { ChangeList } from './change-list.tsx';

interface UndoSiteChangeProps {
  readonly entry: Pick<ActivityEntry, 'id' | 'label'>;
}

/** Restores the texts of the site from before this change; refused when they have changed again since. */
function UndoSiteChange({ entry: { id, label } }: UndoSiteChangeProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const { mutate, isPending } = useAdminUndoSiteChange({
    mutation: {
      onSuccess: (site) => {
        show({ text: `${label}: change undone`, tone: 'success' });
        client.setQueryData(getAdminGetSiteQueryKey(), site);
      },
      onError: (error) => show({ text: errorMessage(error, 'Failed to undo the change'), tone: 'danger' }),
    },
  });
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-3"
      busy={isPending}
      aria-label={`Undo the change to ${label}`}
      onClick={() => mutate({ data: { entry: id } })}
    >
      {isPending ? null : <Undo2 aria-hidden="true" />}
      <span>Undo</span>
    </Button>
  );
}

interface ActivityRowProps {
  readonly entry: ActivityEntry;
}

/** One change: who, what, when, and the values before and after. */
export function ActivityRow({ entry }: ActivityRowProps) {
  const { action, label, changes, created_at, right } = entry;
  const name = actorName(entry);
  return (
    <li className="flex gap-3.5 px-4 py-4 sm:px-5">
      <PersonAvatar name={name} src={null} className="mt-0.5 size-8 text-xs" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <p className="min-w-0 text-sm wrap-anywhere">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-muted-foreground">{formatAction(action)}</span>{' '}
            <span className="font-medium" dir="auto">
              {label}
            </span>
          </p>
          <p className="shrink-0 text-xs text-muted-foreground tabular-nums">
            {right && right !== 'all' ? <span>{`${rightsSummary([right])} · `}</span> : null}
            <time dateTime={created_at}>{formatLocalTime(created_at)}</time>
          </p>
        </div>
        <ChangeList changes={changes} />
        {action === 'site.update' ? <UndoSiteChange entry={entry} /> : null}
      </div>
    </li>
  );
}
