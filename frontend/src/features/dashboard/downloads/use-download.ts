import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getDownloadFile, getListDownloadsQueryKey } from '@/api/generated/downloads/downloads.ts';
import type { Download } from '@/api/generated/model.ts';
import { invalidateGetDashboardSummary } from '@/api/generated/overview/overview.ts';
import { copyTotal } from '@/api/list-total.ts';
import { saveFile } from '@/lib/save-file.ts';
import { countUp } from './count-up.ts';

/** Fetches a file with the bearer and hands it to the browser; what arrived counts one more. */
export function useDownload({ id, file_name }: Download) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    // Without cookies, so that a store to which the server redirects may allow every origin.
    mutationFn: () => getDownloadFile(id, { credentials: 'omit' }),
    onSuccess: (file) => {
      saveFile(file, file_name);
      queryClient.setQueriesData<Download[]>(
        { queryKey: getListDownloadsQueryKey() },
        (list) => list && copyTotal(list, countUp(list, id)),
      );
      void invalidateGetDashboardSummary(queryClient);
    },
  });
}
