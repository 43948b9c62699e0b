import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type FeedRelease, listFeedReleases } from './changelog-feed.repository.ts';
import { element, escapeXml } from './xml.ts';

const MAX_ENTRIES = 50;

/** Atom feed of a product's releases; empty for an unpublished product. */
export async function renderChangelogFeed(db: Kysely<Database>, base: string, productId: number): Promise<string> {
  const feedData = await listFeedReleases(db, productId, MAX_ENTRIES);
  if (!feedData) return '';
  const { title, releases } = feedData;
  const page = `${base}/product/${productId}/changelog`;
  const latest = Math.max(0, ...releases.map(({ published_at }) => published_at.getTime()));
  const entry = ({ version, channel, html, published_at }: FeedRelease) => {
    const at = published_at.toISOString();
    const elements = [
      element('id', `${page}#v${version}`),
      element('title', `${title} ${version}${channel === 'beta' ? ' (beta)' : ''}`),
      `<link href="${escapeXml(page)}#v${escapeXml(version)}"/>`,
      element('published', at) + element('updated', at),
      // Feeds contain HTML as text; the page shows the same.
      `<content type="html">${escapeXml(html)}</content>`,
    ];
    return `<entry>${elements.join('')}</entry>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', page) +
      element('title', `What’s new in ${title}`) +
      element('updated', new Date(latest).toISOString()),
    `<link href="${escapeXml(page)}"/><link rel="self" href="${escapeXml(page)}.xml"/>`,
    `<author>${element('name', title)}</author>`,
    ...releases.map(entry),
    '</feed>\n',
  ].join('\n');
}
