import type { AdminPost, AdminPostRow, PostStatus } from '../../../../contract/generated/model.ts';
import { MISSING_PICTURE } from '../../../../contract/rules/missing-picture.ts';
import type { PostListRow, PostRow } from './admin-articles.repository.ts';

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
    image: row.image.url === MISSING_PICTURE.url ? null : row.image,
  };
}

/** @param address its slug, or empty */
export function toAdminPost(row: PostRow, address: string): AdminPost {
  const { excerpt, content, format, tags, series, read_time: readTime } = row;
  return { ...toAdminPostRow(row), address, excerpt, content, format, tags, series, readTime };
}
