import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import { createDownloadAddress, getListDownloadsQueryKey, getSignedFile } from '@/api/generated/downloads/downloads.ts';
import type { Download } from '@/api/generated/model.ts';
import { invalidateGetDashboardSummary } from '@/api/generated/overview/overview.ts';
import { copyTotal } from '@/api/list-total.ts';
import { saveFile } from '@/lib/save-file.ts';
import { leaveToBrowser, MOST_IN_PAGE } from '../kit/leave-to-browser.ts';
import { countUp } from './count-up.ts';
import { hashFile } from './hash-file.ts';

class DamagedError extends Error {
  constructor() {
    super('The file arrived damaged. Please download it again.');
    this.name = 'DamagedError';
  }
}

/** Why a download did not work, for its reader. */
export const explainDownload = (error: unknown): string =>
  error instanceof DamagedError ? error.message : messageOf(error, 'Failed to download file.');

/**
 * Asks for the address of a file and fetches it; what arrived is compared with its SHA-256 and counts one more.
 * Without `file` it is the download's own.
 */
export function useDownload({ id }: Pick<Download, 'id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (file?: string) => {
      const { address, name, size_bytes, sha256 } = await createDownloadAddress(id, file === undefined ? {} : { file });
      if (size_bytes > MOST_IN_PAGE) return leaveToBrowser(address, name);
      // Without cookies, so that a store to which the server redirects may allow every origin.
      const content = await getSignedFile(address.slice(address.lastIndexOf('/') + 1), { credentials: 'omit' });
      if ((await hashFile(content)) !== sha256) throw new DamagedError();
      saveFile(content, name);
    },
    onSuccess: () => {
      queryClient.setQueriesData<Download[]>(
        { queryKey: getListDownloadsQueryKey() },
        (list) => list && copyTotal(list, countUp(list, id)),
      );
      void invalidateGetDashboardSummary(queryClient);
    },
  });
}
