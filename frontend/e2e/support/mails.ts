import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

/** The newest mail to `address` that the server of this origin has written, once it is there. */
export const newestMail = async (baseURL: string | undefined, address: string): Promise<string> => {
  const { port } = new URL(baseURL ?? '');
  const outbox = fileURLToPath(new URL(`../../../reports/e2e/data-${port}/outbox/`, import.meta.url));
  let found = '';
  await expect
    .poll(async () => {
      const names = await readdir(outbox).catch(() => []);
      for (const name of names.filter((one) => one.endsWith('.eml')).sort()) {
        const mail = await readFile(`${outbox}${name}`, 'utf8');
        if (mail.includes(address)) found = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      }
      return found;
    })
    .not.toBe('');
  return found;
};
