import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

/**
 * The matching link in the newest email to `address` that contains one, once it has arrived: emails are sent by jobs,
 * so an older one may be the newest for a while.
 */
export const findEmailedLink = async (baseURL: string | undefined, address: string, shape: RegExp): Promise<string> => {
  const { port } = new URL(baseURL ?? '');
  const outbox = fileURLToPath(new URL(`../../../reports/e2e/data-${port}/outbox/`, import.meta.url));
  let found = '';
  await expect
    .poll(async () => {
      const names = await readdir(outbox).catch(() => []);
      for (const name of names.filter((item) => item.endsWith('.eml')).sort()) {
        const mail = await readFile(`${outbox}${name}`, 'utf8');
        const [link] = shape.exec(mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')) ?? [];
        if (link !== undefined && mail.includes(address)) found = link;
      }
      return found;
    })
    .not.toBe('');
  return found;
};
