import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getDownloadFile, getListDownloadsQueryKey } from '@/api/generated/downloads/downloads.ts';
import type { Download } from '@/api/generated/model.ts';
import { invalidateGetDashboardSummary } from '@/api/generated/overview/overview.ts';
import { saveFile } from '@/lib/save-file.ts';
import { countUp } from './count-up.ts';

/** Fetches a file with the bearer and hands it to the browser; what arrived counts one more. */
export function useDownload({ id, file_name }: Download) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => getDownloadFile(id),
    onSuccess: (file) => {
      saveFile(file, file_name);
      queryClient.setQueryData<Download[]>(getListDownloadsQueryKey(), (list) => list && countUp(list, id));
      void invalidateGetDashboardSummary(queryClient);
    },
  });
}
