import type { Download } from '@/api/generated/model.ts';

/** Increments the download count of a file in a cached list; the server keeps its own count. */
export function incrementDownloadCount(downloads: readonly Download[], id: string): Download[] {
  return downloads.map((download) =>
    download.id === id ? { ...download, download_count: download.download_count + 1 } : download,
  );
}
