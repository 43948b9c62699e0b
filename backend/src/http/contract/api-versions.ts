import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Router } from 'express';

const programs = fileURLToPath(new URL('../../../../docs/programs', import.meta.url));
const unzip = promisify(gunzip);

interface ApiChange {
  date: string;
  kind: string;
  operations: string[];
  text: string;
}

const readChanges = async (): Promise<ApiChange[]> =>
  JSON.parse(await readFile(path.join(programs, 'api-changes.json'), 'utf8'));

const toTitle = ({ kind }: ApiChange): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** The changelog of the API as Markdown, newest first. */
const toMarkdown = (changes: ApiChange[]): string => {
  const lines = changes.map((change) => {
    const names = change.operations.map((id) => `\`${id}\``).join(', ');
    return `## ${change.date} · ${toTitle(change)}${names ? ` · ${names}` : ''}\n\n${change.text}\n`;
  });
  return `# Changes of the API\n\nNewest first, also as a [feed](/docs/changes.xml). [What may change](/docs/versions.md).\n\n${lines.join('\n')}`;
};

export const changelogText = async (): Promise<string> => toMarkdown(await readChanges());

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * As an Atom feed (RFC 4287). Entry ids count from the oldest change, so that they stay stable as changes are added.
 */
const toFeed = (changes: ApiChange[], site: string): string => {
  const entries = changes.map(
    (change, index) => `  <entry>
    <id>${escapeXml(`${site}/docs/changes.md#${change.date}-${changes.length - index}`)}</id>
    <title>${escapeXml([toTitle(change), ...change.operations].join(' · '))}</title>
    <updated>${change.date}T00:00:00Z</updated>
    <link href="${escapeXml(`${site}/docs/changes.md`)}"/>
    <content type="text">${escapeXml(change.text)}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeXml(`${site}/docs/changes.xml`)}</id>
  <title>Changes of the API</title>
  <updated>${changes[0]?.date ?? '1970-01-01'}T00:00:00Z</updated>
  <author><name>${escapeXml(new URL(site).host)}</name></author>
  <link rel="self" href="${escapeXml(`${site}/docs/changes.xml`)}"/>
${entries.join('\n')}
</feed>
`;
};

/**
 * The changelog of the API with its feed, and earlier versions of the contract. @param publicUrl names the entries of
 * the feed
 */
export function apiVersions(publicUrl: string): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/docs/changes.md', async (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('text/plain')
      .send(await changelogText());
  });
  router.get('/docs/changes.xml', async (_request, response) => {
    const text = toFeed(await readChanges(), publicUrl);
    response.set('Cache-Control', 'no-cache').type('application/atom+xml').send(text);
  });
  router.get('/docs/versions/:file', async (request, response, next) => {
    const [, day] = /^(\d{4}-\d{2}-\d{2})\.yaml$/.exec(request.params.file) ?? [];
    if (!day) return next();
    const file = path.join(programs, 'versions', `${day}.yaml.gz`);
    const packed = await readFile(file).catch(() => undefined);
    if (!packed) return next();
    response
      .set('Cache-Control', 'no-cache')
      .type('application/yaml')
      .send(await unzip(packed));
  });
  return router;
}
