import type { Download } from '@/api/generated/model.ts';

/** The list with one more download of a file; the server keeps its own count. */
export function countUp(downloads: readonly Download[], id: string): Download[] {
  return downloads.map((download) =>
    download.id === id ? { ...download, download_count: download.download_count + 1 } : download,
  );
}
