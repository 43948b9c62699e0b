import type { PostCard, PostSeries } from '../../../../contract/generated/model.ts';
import type { PostCardRow, SeriesPartRow } from './blog.repository.ts';

/** Row to list card; the article's page adds the content. */
export function toPostCard(row: PostCardRow): PostCard {
  return {
    id: row.id,
    address: row.address,
    title: row.title,
    excerpt: row.excerpt,
    image: row.image,
    author: row.author,
    date: row.published_on,
    readTime: row.read_time,
    category: row.category,
    tags: row.tags,
  };
}

/** @param parts in reading order */
export const toPostSeries = (name: string, parts: SeriesPartRow[]): PostSeries => ({
  name,
  parts: parts.map(({ id, address, title, read_time: readTime }) => ({ id, address, title, readTime })),
});
