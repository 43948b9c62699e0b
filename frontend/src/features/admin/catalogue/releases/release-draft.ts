import type {
  AdminRelease,
  AdminReleaseFile,
  AdminReleaseSbom,
  ReleaseChannel,
  ReleaseInput,
  SecurityAdvisory,
} from '@/api/generated/model.ts';
import { ReleaseVersionRegExp } from '@/api/generated/zod/schemas/releaseVersion.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** A file of the form; a new one has no hash before it is saved. */
export type DraftFile = Pick<
  AdminReleaseFile,
  'fileId' | 'name' | 'platform' | 'size_bytes' | 'requirements' | 'plans'
>;

/** Identified by a key while it is edited. */
export type DraftAdvisory = SecurityAdvisory & { readonly key: string };

export interface ReleaseDraft {
  readonly version: string;
  readonly channel: ReleaseChannel;
  readonly notes: string;
  readonly files: readonly DraftFile[];
  readonly advisories: readonly DraftAdvisory[];
  readonly sbom: AdminReleaseSbom | null;
  /** As the value of the browser's date field; empty to publish at once. */
  readonly publishAt: string;
}

export const releaseFields = ['version', 'channel', 'files', 'notes', 'advisories', 'sbom', 'publishAt'] as const;
export type ReleaseField = (typeof releaseFields)[number];

/** The number after the highest of these: of the same part as that one's, so 2.5.0 follows 2.4.0, and 2.4.2 2.4.1. */
export function nextVersion(versions: readonly string[]): string {
  const numbers = versions.flatMap((version) => {
    const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
    return parts.length === 0 ? [] : [parts.map(Number)];
  });
  const [highest] = numbers.toSorted(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => d - a || e - b || f - c);
  if (!highest) return '';
  const [major = 0, minor = 0, patch = 0] = highest;
  return patch > 0 ? `${major}.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
}

/** @param version proposed for a new release */
export const toDraft = (release: AdminRelease | null, version = ''): ReleaseDraft => ({
  version: release?.version ?? version,
  channel: release?.channel ?? 'stable',
  notes: release?.notes ?? '',
  files: (release?.files ?? []).map(({ sha256: _sha256, ...file }) => file),
  advisories: (release?.advisories ?? []).map((advisory, at) => ({ key: `advisory-${at}`, ...advisory })),
  sbom: release?.sbom ?? null,
  publishAt: '',
});

export const toInput = ({ version, channel, notes, files, advisories, sbom }: ReleaseDraft): ReleaseInput => ({
  version: version.trim(),
  channel,
  notes,
  files: files.map(({ fileId, platform, requirements, plans }) => ({ fileId, platform, requirements, plans })),
  advisories: advisories.map(({ key: _key, ...advisory }) => advisory),
  sbom: sbom?.fileId ?? null,
});

/** All errors of the form; it is sent only when there are none. */
export function checkRelease({
  version,
  advisories,
}: Pick<ReleaseDraft, 'version' | 'advisories'>): FieldProblems<ReleaseField> {
  const isVersion = ReleaseVersionRegExp.test(version.trim());
  const isIncomplete = advisories.some(({ affected, summary }) => affected.trim() === '' || summary.trim() === '');
  return {
    ...(isVersion ? {} : { version: 'Three numbers, such as 2.1.0, or 2.2.0-beta.1 for a beta' }),
    ...(isIncomplete ? { advisories: 'Enter the affected versions and a summary for each advisory' } : {}),
  };
}

/** What publishing a release does. */
export const publicationEffect = (channel: ReleaseChannel): string =>
  channel === 'beta'
    ? 'Shown to customers who opted in to betas. No notification; new customers get the stable version.'
    : 'If it is the newest version, new customers get it, and customers with updates find it in their downloads. They are notified in the app and by email.';
