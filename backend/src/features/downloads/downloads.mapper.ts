import type { Download } from '../../generated/model.ts';
import type { DownloadRow } from './downloads.repository.ts';

/** Row to contract; where the file lies stays here. */
export function toDownload(row: DownloadRow): Download {
  return {
    id: row.id,
    file_name: row.file_name,
    download_count: row.download_count,
    created_at: row.created_at.toISOString(),
    size_bytes: row.size_bytes,
    product_name: row.product_name,
    version: row.version,
  };
}
