import { useMutation } from '@tanstack/react-query';
import { createDataExportAddress, getDataExportFile } from '@/api/generated/data-export/data-export.ts';
import { saveFile } from '@/lib/save-file.ts';
import { delegateToBrowser, MAX_IN_PAGE_BYTES } from '../kit/delegate-to-browser.ts';

/** Requests the URL of the finished file and downloads it. */
export const useExportFile = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { address, name, size_bytes } = await createDataExportAddress();
      if (size_bytes > MAX_IN_PAGE_BYTES) return delegateToBrowser(address, name);
      // Without cookies, so that an object store to which the server redirects may allow every origin.
      const token = address.slice(address.lastIndexOf('/') + 1);
      saveFile(await getDataExportFile(token, { credentials: 'omit' }), name);
    },
  });
