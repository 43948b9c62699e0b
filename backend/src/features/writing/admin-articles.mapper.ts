import { picture } from '../../../content/pictures.ts';
import type { AdminPost, AdminPostRow, PostStatus } from '../../generated/model.ts';
import type { PostListRow, PostRow } from './admin-articles.repository.ts';

/** Placeholder in a draft without a picture. */
export const NO_PICTURE = picture('missing/picture', '');

export const toStatus = ({ published, publish_at }: Pick<PostRow, 'published' | 'publish_at'>): PostStatus => {
  if (published) return 'published';
  return publish_at === null ? 'draft' : 'scheduled';
};

export function toAdminPostRow(row: PostListRow): AdminPostRow {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    category: row.category,
    author: row.author,
    status: toStatus(row),
    publishAt: row.appears_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    image: row.image.url === NO_PICTURE.url ? null : row.image,
  };
}

/** @param address its slug, or empty */
export function toAdminPost(row: PostRow, address: string): AdminPost {
  const { excerpt, content, format, tags, series, read_time: readTime } = row;
  return { ...toAdminPostRow(row), address, excerpt, content, format, tags, series, readTime };
}
