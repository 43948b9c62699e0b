import type { Kysely } from 'kysely';
import { addDays } from '../../../shared/calendar.ts';
import { shopMidnight, shopTime } from '../../../shared/shop-day.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { shopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { queueFigures } from '../../jobs/queue-figures.repository.ts';
import { digestMail, isQuiet, type ShopDay, type SoldOrder } from '../../mail/owner-messages.ts';
import type { StopTokens } from '../../mail/stop-tokens.ts';
import { lockMailSettings, setDigestDay } from './mail-settings.repository.ts';
import { findStudio, receiversOf } from './mail-settings.service.ts';
import { findDayFigures, findSold, findWaiting } from './sold-orders.repository.ts';
import { toSold } from './tell-orders.service.ts';

/** Hour of the digest in the shop's time zone. */
const MORNING = 8;

type Parts = Pick<Deps, 'db' | 'env' | 'mail' | 'clock'>;

async function readDay(
  { db, env }: { db: Kysely<Database>; env: Deps['env'] },
  day: string,
  timeZone: string,
): Promise<ShopDay> {
  const [since, before] = [shopMidnight(day, timeZone), shopMidnight(addDays(day, 1), timeZone)];
  const orders: SoldOrder[] = [];
  for (const row of await findSold(db, since, before)) orders.push(await toSold({ db, env }, row));
  const { refunded_cents, fee_cents, failed_mails } = await findDayFigures(db, since, before);
  const { messages, comments, reviews, payments, payouts } = await findWaiting(db);
  const { dead } = await queueFigures(db);
  return {
    day,
    orders,
    refunded_cents,
    fee_cents,
    currency: await shopCurrency(db),
    waiting: [
      { name: 'Messages', count: messages },
      { name: 'Comments', count: comments },
      { name: 'Reviews', count: reviews },
      { name: 'Payments to review', count: payments },
      { name: 'Withdrawals', count: payouts },
    ],
    faults: [
      { name: 'Undelivered emails', count: failed_mails },
      { name: 'Failed jobs', count: dead },
    ],
  };
}

/**
 * Emails the studio yesterday's digest, once a day after 8:00 in the shop's time zone: the first server to lock the
 * settings stores the day together with the emails. An empty day is reported only if the owner has chosen so.
 */
export async function tellDay({ db, env, mail, clock }: Parts, tokens: StopTokens): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const { time_zone, digest_day, quiet_digest } = await lockMailSettings(tx);
    const { day, hour } = shopTime(at, time_zone);
    // A new site has no data for yesterday.
    if (digest_day === null) return setDigestDay(tx, day);
    if (hour < MORNING || day <= digest_day) return;
    await setDigestDay(tx, day);
    const receivers = await receiversOf({ db: tx, env, tokens }, 'digest');
    if (receivers.length === 0) return;
    const yesterday = await readDay({ db: tx, env }, addDays(day, -1), time_zone);
    if (isQuiet(yesterday) && !quiet_digest) return;
    const { name: studio } = await findStudio({ db: tx, env });
    for (const { to, stop } of receivers) {
      await mail.send(digestMail(to, yesterday, { studio, link: `${env.publicUrl}/admin`, stop }, at), tx);
    }
  });
}
