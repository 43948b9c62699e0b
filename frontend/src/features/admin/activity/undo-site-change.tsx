import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { getAdminGetSiteQueryKey, useAdminUndoSiteChange } from '@/api/generated/admin-site/admin-site.ts';
import type { ActivityEntry } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';

interface UndoSiteChangeProps {
  readonly entry: Pick<ActivityEntry, 'id' | 'label'>;
}

/** Restores the texts of the site from before this change; refused when they have changed again since. */
export function UndoSiteChange({ entry: { id, label } }: UndoSiteChangeProps) {
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
