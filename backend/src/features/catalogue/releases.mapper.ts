import type { ChangelogEntry, LatestRelease, LatestReleaseFile } from '../../../../contract/generated/model.ts';
import type { ReleaseFileRow, ReleaseRow } from './releases.repository.ts';

type PlanNames = ReadonlyMap<string, string>;

const toPublishedAt = ({ published_at }: Pick<ReleaseRow, 'published_at'>): string =>
  (published_at ?? new Date(0)).toISOString();

/** A plan is shown with its current name. */
const toLatestFile =
  (plans: PlanNames) =>
  ({ file_id: _id, plans: ids, ...file }: ReleaseFileRow): LatestReleaseFile => ({
    ...file,
    plans: ids.map((id) => plans.get(id) ?? id),
  });

export const toChangelogEntry = (release: ReleaseRow): ChangelogEntry => ({
  version: release.version,
  channel: release.channel,
  published_at: toPublishedAt(release),
  withdrawn: release.state === 'withdrawn',
  html: release.html,
});

export const toLatestRelease = (
  release: ReleaseRow,
  { title: product, plans }: { title: string; plans: PlanNames },
  page: string,
): LatestRelease => ({
  product_id: release.product_id,
  product,
  version: release.version,
  channel: release.channel,
  published_at: toPublishedAt(release),
  notes: release.notes,
  page,
  files: release.files.map(toLatestFile(plans)),
});
