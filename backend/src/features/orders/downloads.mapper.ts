import type { Download, OwnRelease } from '../../../../contract/generated/model.ts';
import type { ReleaseRow } from '../catalogue/releases.repository.ts';
import type { DownloadRow } from './downloads.repository.ts';
import { toEntitlement } from './entitlements.mapper.ts';

/** Row to contract; the storage key stays on the server. */
export function toDownload(row: DownloadRow): Download {
  const { tier, activations, product_id, missed_version } = row;
  return {
    id: row.id,
    file_name: row.file_name,
    download_count: row.download_count,
    created_at: row.created_at.toISOString(),
    size_bytes: row.size_bytes,
    product_name: row.product_name,
    version: row.version,
    rights: tier === null || activations === null ? null : toEntitlement({ ...row, tier, activations, ended_at: null }),
    product_id: row.shown ? product_id : null,
    reviewed: row.reviewed,
    missed: product_id === null || missed_version === null ? null : { product_id, version: missed_version },
    ...toDownloadsLeft(row),
  };
}

/** Absent without a limit. */
export const toDownloadsLeft = ({ downloads_left }: { downloads_left: number | null }): { downloads_left?: number } =>
  downloads_left === null ? {} : { downloads_left };

/** A published release for a user entitled to it. */
export const toOwnRelease = ({ version, channel, published_at, html, files }: ReleaseRow): OwnRelease => ({
  version,
  channel,
  html,
  published_at: (published_at ?? new Date(0)).toISOString(),
  files: files.map(({ file_id: file, plans: _plans, ...rest }) => ({ file, ...rest })),
});
