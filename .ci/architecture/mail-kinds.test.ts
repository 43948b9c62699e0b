// The log of sent emails names every kind that the server sends.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailKinds } from '../../frontend/src/features/admin/email/mails/mail-labels.ts';

const MAIL = join(import.meta.dirname, '../../backend/src/mail');

test('every kind of email has a label in the administration', () => {
  const texts = readdirSync(MAIL)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(MAIL, file), 'utf8'));
  // Kinds of one word are also those of parts of an email.
  const kinds = texts.flatMap((text) => [...text.matchAll(/kind: '([a-z]+(?:-[a-z]+)+)'/g)].map(([, kind]) => kind));
  expect(kinds.length).toBeGreaterThan(40);
  expect(kinds.filter((kind) => kind !== undefined && !mailKinds.includes(kind))).toEqual([]);
});
