import { msg } from '../../../../contract/i18n/macros.ts';
import { localised } from '../../../../contract/i18n/message.ts';
import { longDayText } from '../../../../contract/rules/business-day.ts';
import { renewalText } from '../../../../contract/rules/plan-texts.ts';
import { inTransaction } from '../../db/retry.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { createOrderLink } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { endingPlanMail } from '../../mail/plan-messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { claimExpiringPlans } from './expiring-plans.repository.ts';

/** Users reminded in one transaction. */
const BATCH_SIZE = 100;

/** Reminds all users of a plan that ends within a week, once per end: by notification and email. */
export async function sendExpiryReminders({
  db,
  mail,
  env,
  clock,
}: Pick<Deps, 'db' | 'mail' | 'env' | 'clock'>): Promise<void> {
  const sendBatch = () =>
    inTransaction(db, async (tx) => {
      const at = clock.now();
      const timeZone = await findShopZone(tx);
      const expiring = await claimExpiringPlans(tx, at, BATCH_SIZE);
      for (const { user_id: userId, holds_until: until, download_id, renewable, ...plan } of expiring) {
        const { product_name: product, tier } = await translateNames(tx, plan);
        const href = `/dashboard/downloads${download_id === null ? '' : `?file=${download_id}`}`;
        const title = msg`${product} ends soon`;
        const renewal = localised((language) => renewalText(renewable, language));
        const body = msg`Your ${tier} plan ends on ${longDayText(until, timeZone)}. ${renewal}`;
        await notify(tx, [userId], { kind: 'order', title, body, href }, at);
        const to = await findMailbox(tx, userId);
        // The link of the email opens the renewal itself.
        const mailHref = renewable && download_id !== null ? `${href}&renew=true` : href;
        const { link, isGuest } = await createOrderLink({ env }, tx, { userId, href: mailHref }, at);
        if (to) await mail.send(endingPlanMail(to, { product, tier, renewable, until, link, isGuest }, at), tx);
      }
      return expiring.length;
    });
  while ((await sendBatch()) === BATCH_SIZE);
}
