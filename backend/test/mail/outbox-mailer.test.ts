import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { createMailEncryption } from '../../src/mail/mail-encryption.ts';
import type { MailMessage } from '../../src/mail/mailer.ts';
import { passwordResetMail } from '../../src/mail/messages.ts';
import { createOutboxMailer } from '../../src/mail/outbox-mailer.ts';
import { recordingLogger, testClock } from '../support/doubles.ts';
import { embeddedForTest } from '../support/engines.ts';

const log = recordingLogger();
const clock = testClock();
const encryption = createMailEncryption('a-secret-for-tests-of-at-least-32-bytes');
const LINK = 'https://studio.example/forgot-password?token=SECRET-TOKEN';

let connection: Connection;
let delivered: MailMessage[];
let failing: boolean;
const transport = {
  description: 'test',
  deliver: async (message: MailMessage) => {
    if (failing) throw new Error('connect ECONNREFUSED');
    delivered.push(message);
  },
  close: () => {},
};

beforeAll(async () => {
  connection = await embeddedForTest(log);
});
beforeEach(async () => {
  delivered = [];
  failing = false;
  clock.reset();
  await connection.db.deleteFrom('mail_outbox').execute();
});
afterAll(() => connection.close());

const mailer = () => createOutboxMailer({ db: connection.db, clock, log, encryption, transport });
const rows = () => connection.db.selectFrom('mail_outbox').selectAll().execute();
const message = () =>
  passwordResetMail({ name: 'Nadia', address: 'nadia@example.com' }, LINK, new Date(clock.now().getTime() + 3_600_000));

describe('createOutboxMailer', () => {
  it('delivers and leaves nothing behind', async () => {
    const mail = mailer();
    const sent = message();
    await mail.send(sent);
    await mail.settled();
    expect(delivered).toEqual([sent]);
    expect(await rows()).toEqual([]);
    await mail.close();
  });

  it('keeps a message that cannot be delivered, unreadable, and tries again later', async () => {
    const mail = mailer();
    failing = true;
    await mail.send(message());
    await mail.settled();
    const [row] = await rows();
    expect(row).toMatchObject({ kind: 'password-reset', attempts: 1, last_error: 'connect ECONNREFUSED' });
    expect(JSON.stringify([row, log.entries])).not.toMatch(/SECRET-TOKEN|nadia@/);
    await mail.close();

    failing = false;
    const restarted = mailer();
    await restarted.send({ ...message(), kind: 'other' });
    await restarted.settled();
    expect(delivered.map(({ kind }) => kind)).toEqual(['other']);
    clock.advance(11_000);
    await restarted.send({ ...message(), kind: 'third' });
    await restarted.settled();
    expect(delivered.map(({ kind }) => kind)).toEqual(['other', 'password-reset', 'third']);
    await restarted.close();
  });

  it('drops a message that has become worthless', async () => {
    const mail = mailer();
    failing = true;
    await mail.send(message());
    await mail.settled();
    clock.advance(2 * 3_600_000);
    failing = false;
    await mail.send({ ...message(), kind: 'other' });
    await mail.settled();
    expect(delivered.map(({ kind }) => kind)).toEqual(['other']);
    expect(await rows()).toEqual([]);
    await mail.close();
  });

  it('delivers each of many messages once, also with two servers', async () => {
    const [one, two] = [mailer(), mailer()];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).send({ ...message(), kind: `n${index}` })),
    );
    await Promise.all([one.settled(), two.settled()]);
    expect(new Set(delivered.map(({ kind }) => kind)).size).toBe(20);
    expect(delivered).toHaveLength(20);
    await Promise.all([one.close(), two.close()]);
  });
});

describe('createMailEncryption', () => {
  it('decrypts only what it encrypted itself', () => {
    const encrypted = encryption.encrypt('text');
    expect(encryption.decrypt(encrypted)).toBe('text');
    expect(encryption.encrypt('text')).not.toBe(encrypted);
    expect(() => createMailEncryption('another-secret-of-at-least-32-bytes!').decrypt(encrypted)).toThrow();
    expect(() => encryption.decrypt(`A${encrypted.slice(1)}`)).toThrow();
  });
});
