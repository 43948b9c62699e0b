import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import {
  createDownloadAddress,
  getDownloadFile,
  getListDownloadsQueryKey,
  getSignedFile,
  invalidateListDownloads,
} from '@/api/generated/downloads/downloads.ts';
import type { Download } from '@/api/generated/model.ts';
import { invalidateGetDashboardSummary } from '@/api/generated/overview/overview.ts';
import { copyTotal } from '@/api/list-total.ts';
import { digestOf } from '@/api/response-headers.ts';
import { saveFile } from '@/lib/save-file.ts';
import { MAX_IN_PAGE_BYTES, startBrowserDownload } from './browser-download.ts';
import { hashFile } from './hash-file.ts';
import { incrementDownloadCount } from './increment-download-count.ts';

class DamagedError extends Error {
  constructor() {
    super(t`The download was corrupted. Try again.`);
    this.name = 'DamagedError';
  }
}

/** Why a download failed, as a message. */
export const downloadErrorMessage = (error: unknown): string =>
  error instanceof DamagedError ? error.message : errorMessage(error, t`Failed to download file.`);

/** The downloaded file, verified against the server's hash. */
async function checked(file: Blob, sha256: string | undefined): Promise<Blob> {
  if (sha256 !== undefined && (await hashFile(file)) !== sha256) throw new DamagedError();
  return file;
}

/** The download's own file, saved under its name. */
async function saveStreamed({ id, file_name }: Pick<Download, 'id' | 'file_name'>): Promise<void> {
  // Cookies for this server only, so that an object store to which it redirects may allow every origin.
  const file = await getDownloadFile(id, { credentials: 'same-origin' });
  saveFile(await checked(file, digestOf(file)), file_name);
}

/**
 * A file at a signed URL: another version, or a file that is too large for the page and that the browser downloads
 * itself.
 */
async function saveFromSignedUrl(id: string, file: string | undefined): Promise<void> {
  const { address, name, size_bytes, sha256 } = await createDownloadAddress(id, file === undefined ? {} : { file });
  if (size_bytes > MAX_IN_PAGE_BYTES) return startBrowserDownload(address, name);
  const content = await getSignedFile(address.slice(address.lastIndexOf('/') + 1), { credentials: 'omit' });
  saveFile(await checked(content, sha256), name);
}

/** Downloads a file, saves it and increments its count. Without `file` it is the download's own. */
export function useDownload(download: Pick<Download, 'id' | 'file_name' | 'size_bytes' | 'downloads_left'>) {
  const { id, size_bytes } = download;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file?: string) =>
      file === undefined && size_bytes <= MAX_IN_PAGE_BYTES ? saveStreamed(download) : saveFromSignedUrl(id, file),
    onSuccess: () => {
      queryClient.setQueriesData<Download[]>(
        { queryKey: getListDownloadsQueryKey() },
        (list) => list && copyTotal(list, incrementDownloadCount(list, id)),
      );
      void invalidateGetDashboardSummary(queryClient);
      // Only the server knows whether the limit has counted this download.
      if (download.downloads_left !== undefined) void invalidateListDownloads(queryClient);
    },
  });
}
