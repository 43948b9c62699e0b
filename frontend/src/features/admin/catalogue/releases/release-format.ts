import type { AdminRelease } from '@/api/generated/model.ts';
import { formatCount, formatDate } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { PLATFORMS } from '@/lib/platforms.ts';

type Times = Pick<AdminRelease, 'publishAt' | 'published_at' | 'withdrawnAt'>;

/** The date that its state refers to. */
export function formatReleaseDate({ publishAt, published_at: publishedAt, withdrawnAt }: Times): string {
  if (withdrawnAt) return `Withdrawn on ${formatDate(withdrawnAt)}`;
  if (publishedAt) return `Published on ${formatDate(publishedAt)}`;
  return publishAt ? `Scheduled for ${formatShopTime(publishAt)}` : 'Visible to admins only';
}

/** The number of files, and the platforms when there are several. */
export function formatFileCount(files: AdminRelease['files']): string {
  if (files.length === 0) return 'No file yet';
  const names = [...new Set(files.map(({ platform }) => platform))].map((platform) => PLATFORMS[platform]);
  return `${files.length === 1 ? '1 file' : `${files.length} files`}: ${names.join(', ')}`;
}

export function formatRecipients(people: number): string {
  if (people === 0) return 'No downloads yet';
  return people === 1 ? 'Downloaded by 1 customer' : `Downloaded by ${formatCount(people)} customers`;
}
