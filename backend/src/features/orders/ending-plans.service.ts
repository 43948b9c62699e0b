import { afterEnd } from '../../../shared/plan-words.ts';
import { longDay } from '../../../shared/shop-day.ts';
import { inTransaction } from '../../db/retry.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { orderLink } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { endingPlanMail } from '../../mail/plan-messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { claimEnding } from './ending-plans.repository.ts';

/** Users reminded in one transaction. */
const PART = 100;

/** Reminds all users of a plan that ends within a week, once per end: by notification and email. */
export async function remindOfEnds({
  db,
  mail,
  env,
  clock,
}: Pick<Deps, 'db' | 'mail' | 'env' | 'clock'>): Promise<void> {
  const part = () =>
    inTransaction(db, async (tx) => {
      const at = clock.now();
      const timeZone = await findShopZone(tx);
      const ending = await claimEnding(tx, at, PART);
      for (const { user_id: userId, product_name: product, holds_until: until, download_id, ...plan } of ending) {
        const href = `/dashboard/downloads${download_id === null ? '' : `?file=${download_id}`}`;
        const title = `${product} ends soon`;
        const body = `Your ${plan.tier} plan ends on ${longDay(until, timeZone)}. ${afterEnd(plan.renewable)}`;
        await notify(tx, [userId], { kind: 'order', title, body, href }, at);
        const to = await findMailbox(tx, userId);
        const { link, isGuest } = await orderLink({ env }, tx, { userId, href }, at);
        if (to) await mail.send(endingPlanMail(to, { ...plan, product, until, link, isGuest }, at), tx);
      }
      return ending.length;
    });
  while ((await part()) === PART);
}
