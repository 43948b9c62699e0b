import type { Kysely } from 'kysely';
import { beforeEach } from 'vitest';
import type { SequenceKind } from '../../../../contract/generated/model.ts';
import type { Database } from '../../../src/db/schema.ts';
import { readSequence, saveSequence, setSequenceStatus } from '../../../src/features/email/sequences.service.ts';
import type { SessionUser } from '../../../src/http/contract/operation.ts';
import { createDownload, createOffer, createOrder } from '../../factories/commerce.ts';
import { setUpNewsletters } from '../admin-newsletters/newsletter-app.ts';

/** All sequences are off, and no one is in them. */
export async function resetSequences(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sequence_runs').execute();
  const off = { enabled_since: null, end_days: 30, entered: 0, reached: 0, version: 1 };
  await db.updateTable('mail_sequences').set(off).execute();
}

export const DAY = 86_400_000;

/** An application in which days pass, with subscribers and buyers. */
export function setUpSequences() {
  const { site, subscribe } = setUpNewsletters();
  let owner: SessionUser;
  beforeEach(async () => {
    await resetSequences(site.app.db);
    owner ??= (await site.app.signedIn('super_admin')).user as unknown as SessionUser;
  });
  const later = (days: number) => site.app.clock.advance(days * DAY);
  const toText = (subject: string) => ({
    en: { subject, content: `About ${subject}` },
    bn: { subject: '', content: '' },
  });

  // Services, because a session does not outlive the days that these tests let pass.
  const get = (kind: SequenceKind) => readSequence(site.app.deps, kind);
  async function save(kind: SequenceKind, steps: [days: number, subject: string, id?: string][]) {
    const { version } = await get(kind);
    const input = steps.map(([delay_days, subject, id = null]) => ({ id, delay_days, texts: toText(subject) }));
    return saveSequence(site.app.deps, owner, kind, { version, end_days: 30, steps: input });
  }
  async function turn(kind: SequenceKind, enabled: boolean) {
    const { version } = await get(kind);
    await setSequenceStatus(site.app.deps, owner, kind, { enabled, version });
  }
  /** What the schedule does every minute. */
  async function tick() {
    await site.app.deps.jobs.add('sequences.advance', {});
    await site.app.deps.jobs.add('newsletters.send', {});
    await site.app.background.idle();
  }
  const sent = () =>
    site.app.mail.sent
      .filter(({ kind }) => kind === 'newsletter-issue')
      .map(({ to, subject }) => `${to.address}: ${subject}`);
  const subjects = () => sent().map((line) => line.split(': ')[1]);

  /** Confirmed now. */
  async function confirm(email: string, language: 'en' | 'bn' = 'en') {
    const [row] = await subscribe([email], language);
    const id = row?.id ?? '';
    const at = { confirmed_at: site.app.clock.now() };
    await site.app.db.updateTable('newsletter_subscribers').set(at).where('id', '=', id).execute();
    return id;
  }

  /** A subscribed customer with a completed order and its file. */
  async function buy(values: { subscribed?: boolean } = {}) {
    const { app } = site;
    const { user } = await app.signedIn();
    if (values.subscribed !== false) await subscribe([user.email]);
    const product = await createOffer(app.db, app.deps.storage);
    const at = app.clock.now();
    const order = await createOrder(app.db, user.id, { product_id: product.id, created_at: at });
    const line = await app.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    const lineId =
      line?.id ??
      (
        await app.db
          .insertInto('order_lines')
          .values({
            order_id: order.id,
            position: 0,
            product_id: product.id,
            product_name: product.title,
            listed_cents: 1999,
            amount_cents: 1999,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await app.db.deleteFrom('order_events').where('order_id', '=', order.id).execute();
    await app.db
      .insertInto('order_events')
      .values({ order_id: order.id, status: 'completed', created_at: at })
      .execute();
    const download = await createDownload(app.db, app.deps.storage, user.id, { createdAt: at });
    await app.db
      .updateTable('downloads')
      .set({ line_id: lineId, product_id: product.id })
      .where('id', '=', download.id)
      .execute();
    return { user, order, product, download, lineId };
  }
  return { site, subscribe, get, save, turn, later, tick, sent, subjects, confirm, buy };
}
