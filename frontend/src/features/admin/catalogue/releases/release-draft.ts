import type { AdminRelease, AdminReleaseFile, ReleaseChannel, ReleaseInput } from '@/api/generated/model.ts';
import { ReleaseVersionRegExp } from '@/api/generated/zod/schemas/releaseVersion.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** A file of the form; a new one has no hash before it is saved. */
export type DraftFile = Pick<
  AdminReleaseFile,
  'fileId' | 'name' | 'platform' | 'size_bytes' | 'requirements' | 'plans'
>;

export interface ReleaseDraft {
  readonly version: string;
  readonly channel: ReleaseChannel;
  readonly notes: string;
  readonly files: readonly DraftFile[];
}

export const releaseFields = ['version', 'channel', 'files', 'notes'] as const;
export type ReleaseField = (typeof releaseFields)[number];

export const toDraft = (release: AdminRelease | null): ReleaseDraft => ({
  version: release?.version ?? '',
  channel: release?.channel ?? 'stable',
  notes: release?.notes ?? '',
  files: (release?.files ?? []).map(({ sha256: _sha256, ...file }) => file),
});

export const toInput = ({ version, channel, notes, files }: ReleaseDraft): ReleaseInput => ({
  version: version.trim(),
  channel,
  notes,
  files: files.map(({ fileId, platform, requirements, plans }) => ({ fileId, platform, requirements, plans })),
});

/** All errors of the form; it is sent only when there are none. */
export function checkRelease({ version }: ReleaseDraft): FieldProblems<ReleaseField> {
  const isVersion = ReleaseVersionRegExp.test(version.trim());
  return isVersion ? {} : { version: 'Three numbers, such as 2.1.0, or 2.2.0-beta.1 for a beta' };
}

/** The value of the browser's date field as a time, in the user's time zone; empty or invalid values are none. */
export function publishTime(typed: string): string | null {
  const time = Date.parse(typed);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
