import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import {
  getAdminListViewsQueryKey,
  useAdminListViews,
  useAdminSetListLayout,
} from '@/api/generated/admin-views/admin-views.ts';
import type { AdminList, ListLayout, SavedViewList } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';

const DEFAULT_LAYOUT: ListLayout = { compact: false, hidden: [] };

/** The saved views of a list and how the administrator has arranged it. Without an answer the list works as usual. */
export function useListWorkspace(list: AdminList) {
  const client = useQueryClient();
  const { show } = useToast();
  const { data } = useAdminListViews({ list });
  const { mutate } = useAdminSetListLayout();
  const key = getAdminListViewsQueryKey({ list });
  return {
    views: data?.items ?? [],
    layout: data?.layout ?? DEFAULT_LAYOUT,
    /** Applies at once; the server's refusal restores what is stored. */
    setLayout: (layout: ListLayout) => {
      client.setQueryData<SavedViewList>(key, (last) => ({ items: last?.items ?? [], layout }));
      mutate(
        { data: { list, ...layout } },
        {
          onError: (error) => {
            show({ tone: 'danger', text: errorMessage(error, 'Failed to save the layout') });
            void client.invalidateQueries({ queryKey: key });
          },
        },
      );
    },
  };
}
