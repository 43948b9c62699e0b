import type { Kysely } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { toBusinessTime, toMidnight } from '../../../../contract/rules/business-day.ts';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateSiteName } from '../../i18n/translated-names.ts';
import { readQueueStats } from '../../jobs/queue-stats.repository.ts';
import { type BusinessDay, digestMail, isEmptyDay, type SoldOrder } from '../../mail/owner-messages.ts';
import type { UnsubscribeTokens } from '../../mail/unsubscribe-tokens.ts';
import { lockMailSettings, setDigestDay } from './mail-settings.repository.ts';
import { getStudioMailbox, listRecipients } from './mail-settings.service.ts';
import { toSoldOrder } from './notify-orders.service.ts';
import { countOpenTasks, getDailyTotals, listPaidOrders } from './paid-orders.repository.ts';

/** Hour of the digest in the shop's time zone. */
const DIGEST_HOUR = 8;

type DigestDeps = Pick<Deps, 'db' | 'env' | 'mail' | 'clock'>;

async function getDailySummary(
  { db, env }: { db: Kysely<Database>; env: Deps['env'] },
  day: string,
  timeZone: string,
): Promise<BusinessDay> {
  const [since, before] = [toMidnight(day, timeZone), toMidnight(addDays(day, 1), timeZone)];
  const orders: SoldOrder[] = [];
  for (const row of await listPaidOrders(db, since, before)) orders.push(await toSoldOrder({ db, env }, row));
  const { refunded_cents, fee_cents, failed_mails } = await getDailyTotals(db, since, before);
  const { messages, comments, reviews, payments, payouts } = await countOpenTasks(db);
  const { dead } = await readQueueStats(db);
  return {
    day,
    orders,
    refunded_cents,
    fee_cents,
    currency: await findShopCurrency(db),
    waiting: [
      { name: msg`Messages`, count: messages },
      { name: msg`Comments`, count: comments },
      { name: msg`Reviews`, count: reviews },
      { name: msg`Payments to review`, count: payments },
      { name: msg`Withdrawals`, count: payouts },
    ],
    faults: [
      { name: msg`Undelivered emails`, count: failed_mails },
      { name: msg`Failed jobs`, count: dead },
    ],
  };
}

/**
 * Emails the studio yesterday's digest, once a day after 8:00 in the shop's time zone: the first server to lock the
 * settings stores the day together with the emails. An empty day is reported only if the owner has chosen so.
 */
export async function sendDailyDigest({ db, env, mail, clock }: DigestDeps, tokens: UnsubscribeTokens): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const { time_zone, digest_day, quiet_digest } = await lockMailSettings(tx);
    const { day, hour } = toBusinessTime(at, time_zone);
    // A new site has no data for yesterday.
    if (digest_day === null) return setDigestDay(tx, day);
    if (hour < DIGEST_HOUR || day <= digest_day) return;
    await setDigestDay(tx, day);
    const recipients = await listRecipients({ db: tx, env, tokens }, 'digest');
    if (recipients.length === 0) return;
    const summary = await getDailySummary({ db: tx, env }, addDays(day, -1), time_zone);
    if (isEmptyDay(summary) && !quiet_digest) return;
    const studio = await translateSiteName(tx, (await getStudioMailbox({ db: tx, env })).name);
    for (const { to, unsubscribeUrl } of recipients) {
      await mail.send(
        digestMail(to, summary, { studio, link: `${env.publicUrl}/admin`, stop: unsubscribeUrl }, at),
        tx,
      );
    }
  });
}
