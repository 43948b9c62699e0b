import { GRACE_DAYS } from '../../shared/held-plans.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface EndingPlan {
  product: string;
  tier: string;
  until: Date;
  /** where it can be renewed, or, for a guest, the order */
  link: string;
  isGuest: boolean;
}

/** Tells a holder that a plan ends soon. */
export function endingPlanMail(
  to: MailMessage['to'],
  { product, tier, until, link, isGuest }: EndingPlan,
  at: Date,
): MailMessage {
  const end = DAY.format(until);
  return compose({
    kind: isGuest ? 'guest-plan-ends' : 'plan-ends',
    to,
    subject: `Your plan ${tier} of ${product} ends on ${end}`,
    heading: `Your plan ends on ${end}`,
    parts: [
      paragraph(
        `Your plan ${tier} of ${product} is held until ${end}. File and key go on working for ${GRACE_DAYS} days after that, then they stop.`,
      ),
      paragraph(
        isGuest
          ? 'Nothing renews and nothing is charged by itself. To go on, keep the order in an account first; then it can be renewed in your downloads.'
          : 'Nothing renews and nothing is charged by itself. If you want to go on, renew it in your downloads: the new period begins where this one ends.',
      ),
      action(isGuest ? 'Open the order' : 'Open your downloads', link),
    ],
    why: 'you hold this plan',
    expiresAt: inAWeek(at),
  });
}
