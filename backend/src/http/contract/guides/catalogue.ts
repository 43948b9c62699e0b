// The guides of the API documentation, in the order of their menu.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { changelogText } from '../api-versions.ts';

const folder = fileURLToPath(new URL('../../../../../docs/programs', import.meta.url));

export interface Guide {
  /** `/docs/<name>` is its page, and `/docs/<name>.md` its text. */
  name: string;
  /** In the menu. */
  title: string;
}

export const GUIDES: readonly { group: string; guides: readonly Guide[] }[] = [
  {
    group: 'Start',
    guides: [
      { name: 'guides', title: 'All guides' },
      { name: 'api-keys', title: 'API keys' },
      { name: 'client', title: 'Client and command line' },
    ],
  },
  {
    group: 'Every call',
    guides: [
      { name: 'paging', title: 'Paging' },
      { name: 'errors', title: 'Errors and limits' },
      { name: 'idempotency', title: 'Idempotency' },
    ],
  },
  {
    group: 'Tasks',
    guides: [
      { name: 'releases', title: 'Releases from a build' },
      { name: 'webhooks', title: 'Webhooks' },
      { name: 'licences', title: 'Licences' },
      { name: 'latest-release', title: 'Checking for updates' },
      { name: 'workflows', title: 'Workflows' },
    ],
  },
  {
    group: 'Changes',
    guides: [
      { name: 'versions', title: 'Versions' },
      { name: 'changes', title: 'Changelog' },
    ],
  },
];

export const allGuides: readonly Guide[] = GUIDES.flatMap(({ guides }) => guides);

/** Its Markdown. */
export const readGuide = ({ name }: Guide): Promise<string> =>
  name === 'changes' ? changelogText() : readFile(path.join(folder, `${name}.md`), 'utf8');
