import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEncryption } from '../../src/jobs/encryption.ts';
import { moveOutbox } from '../../src/jobs/jobs.repository.ts';
import { fillInDates } from '../../src/mail/date-placeholders.ts';
import type { MailMessage } from '../../src/mail/mailer.ts';
import { passwordResetMail } from '../../src/mail/messages.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const HOUR_MS = 3_600_000;
const LINK = 'https://studio.example/forgot-password?token=SECRET-TOKEN';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  app.mail.sent.length = 0;
  app.clock.reset();
});
afterAll(() => app.close());

const message = (): MailMessage =>
  passwordResetMail(
    { name: 'Nadia', address: 'nadia@example.com', language: 'en' },
    LINK,
    new Date(app.clock.now().getTime() + HOUR_MS),
  );

describe('the mailer', () => {
  it('sends in the name of the site, with a Message-ID that stays the same on every retry', async () => {
    const { expiresAt: _, text, parts: __, why: ___, ...rest } = fillInDates(message(), 'Asia/Dhaka');
    await app.deps.mail.send(message());
    await app.background.idle();
    const { name } = await app.deps.siteState.get();
    expect(app.mail.sent).toEqual([
      {
        ...rest,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        fromName: name,
        text: expect.stringContaining(`${text.trimEnd()}\n\n-- \n${name}\n`),
        html: expect.stringContaining('<h1'),
        replyTo: { name, address: expect.stringContaining('@') },
      },
    ]);
  });

  it('drops a message that has expired', async () => {
    await app.deps.mail.send(message());
    app.clock.advance(2 * HOUR_MS);
    await app.background.idle();
    expect(app.mail.sent).toEqual([]);
    expect(app.log.entries.at(-1)).toMatchObject({ level: 'warn', fields: { kind: 'password-reset' } });
  });

  it('sends what an earlier release left in its own table, with its original signature', async () => {
    const old = { ...message(), fromName: 'Old name' };
    const now = app.clock.now();
    await app.db
      .insertInto('mail_outbox')
      .values({
        kind: old.kind,
        sealed: createEncryption(app.secret).encrypt(JSON.stringify(old)),
        due_at: now,
        expires_at: old.expiresAt,
        last_error: null,
      })
      .execute();
    await moveOutbox(app.db, now, 3);
    await app.background.idle();
    expect(app.mail.sent).toMatchObject([{ fromName: 'Old name', text: old.text }]);
    expect(await app.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });
});
