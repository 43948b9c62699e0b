import type { OwnRelease, OwnReleaseFile, ReleasePlatform } from '@/api/generated/model.ts';
import { PLATFORMS } from '@/lib/platforms.ts';

export const platformLabel = (platform: ReleasePlatform): string => PLATFORMS[platform];

/** The platform of this device, as far as the browser reveals it. */
export function detectPlatform(agent: string): ReleasePlatform {
  if (/Android/.test(agent)) return 'android';
  if (/iPhone|iPad/.test(agent)) return 'ios';
  if (/Windows/.test(agent)) return 'windows';
  if (/Mac OS X/.test(agent)) return 'macos';
  return /Linux/.test(agent) ? 'linux' : 'any';
}

/** Files for this device first, then those for every platform. */
export function filesFor(platform: ReleasePlatform, files: readonly OwnReleaseFile[]): OwnReleaseFile[] {
  const rank = (file: OwnReleaseFile) => (file.platform === platform ? 0 : file.platform === 'any' ? 1 : 2);
  return files.toSorted((a, b) => rank(a) - rank(b));
}

/** The file with this hash; null for an unknown or modified file. */
export function findKnownFile(
  releases: readonly OwnRelease[],
  sha256: string,
): { name: string; version: string } | null {
  for (const { version, files } of releases) {
    const file = files.find((candidate) => candidate.sha256 === sha256);
    if (file) return { name: file.name, version };
  }
  return null;
}
