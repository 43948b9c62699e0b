import type { ChangelogEntry, LatestRelease, LatestReleaseFile } from '../../generated/model.ts';
import type { ReleaseFileRow, ReleaseRow } from './releases.repository.ts';

const momentOf = ({ published_at }: Pick<ReleaseRow, 'published_at'>): string =>
  (published_at ?? new Date(0)).toISOString();

const toLatestFile = ({ file_id: _id, ...file }: ReleaseFileRow): LatestReleaseFile => file;

export const toChangelogEntry = (release: ReleaseRow): ChangelogEntry => ({
  version: release.version,
  channel: release.channel,
  published_at: momentOf(release),
  withdrawn: release.state === 'withdrawn',
  html: release.html,
});

export const toLatestRelease = (release: ReleaseRow, product: string, page: string): LatestRelease => ({
  product_id: release.product_id,
  product,
  version: release.version,
  channel: release.channel,
  published_at: momentOf(release),
  notes: release.notes,
  page,
  files: release.files.map(toLatestFile),
});
