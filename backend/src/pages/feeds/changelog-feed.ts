import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type FeedRelease, findFeedReleases } from './changelog-feed.repository.ts';
import { element, xml } from './xml.ts';

const NEWEST = 50;

/** Atom feed of a product's releases; empty for an unpublished product. */
export async function changelogFeed(db: Kysely<Database>, base: string, productId: number): Promise<string> {
  const found = await findFeedReleases(db, productId, NEWEST);
  if (!found) return '';
  const { title, releases } = found;
  const page = `${base}/product/${productId}/changelog`;
  const latest = Math.max(0, ...releases.map(({ published_at }) => published_at.getTime()));
  const entry = ({ version, channel, html, published_at }: FeedRelease) => {
    const at = published_at.toISOString();
    const parts = [
      element('id', `${page}#v${version}`),
      element('title', `${title} ${version}${channel === 'beta' ? ' (beta)' : ''}`),
      `<link href="${xml(page)}#v${xml(version)}"/>`,
      element('published', at) + element('updated', at),
      // Feeds contain HTML as text; the page shows the same.
      `<content type="html">${xml(html)}</content>`,
    ];
    return `<entry>${parts.join('')}</entry>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', page) +
      element('title', `What’s new in ${title}`) +
      element('updated', new Date(latest).toISOString()),
    `<link href="${xml(page)}"/><link rel="self" href="${xml(page)}.xml"/>`,
    `<author>${element('name', title)}</author>`,
    ...releases.map(entry),
    '</feed>\n',
  ].join('\n');
}
