import type { AdminRelease, ReleaseStatus } from '../../../../contract/generated/model.ts';
import type { ReleaseRow } from './releases.repository.ts';

const toReleaseStatus = ({ state, publish_at }: ReleaseRow): ReleaseStatus =>
  state === 'draft' && publish_at !== null ? 'scheduled' : state;

/** Facts about the product and its users that are shown with a release. */
export interface ReleaseContext {
  /** the product's current version, which buyers get */
  version: string;
  /** the number of users who have downloaded it */
  people: number;
}

export const toAdminRelease = (release: ReleaseRow, { version, people }: ReleaseContext): AdminRelease => ({
  id: release.id,
  version: release.version,
  channel: release.channel,
  status: toReleaseStatus(release),
  current: release.state === 'published' && release.version === version,
  notes: release.notes,
  publishAt: release.publish_at?.toISOString() ?? null,
  published_at: release.published_at?.toISOString() ?? null,
  withdrawnAt: release.withdrawn_at?.toISOString() ?? null,
  files: release.files.map((file) => ({
    fileId: file.file_id,
    name: file.name,
    platform: file.platform,
    size_bytes: file.size_bytes,
    sha256: file.sha256,
    requirements: file.requirements,
    plans: file.plans,
  })),
  advisories: release.advisories,
  sbom: release.sbom && {
    fileId: release.sbom.file_id,
    name: release.sbom.name,
    size_bytes: release.sbom.size_bytes,
  },
  people,
  revision: release.revision,
});
