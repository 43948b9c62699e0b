import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { renewalText } from '../../../contract/rules/plan-texts.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import { dayPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

interface EndingPlan {
  product: Text;
  tier: Text;
  until: Date;
  /** opens the renewal; for a guest, the order */
  link: string;
  isGuest: boolean;
  renewable: boolean;
}

/** Reminds a holder that a plan ends soon. */
export function endingPlanMail(
  to: MailMessage['to'],
  { product, tier, until, link, isGuest, renewable }: EndingPlan,
  at: Date,
): MailMessage {
  const end = dayPlaceholder(until);
  return compose({
    kind: isGuest ? 'guest-plan-ends' : 'plan-ends',
    to,
    subject: msg`Your ${tier} plan for ${product} ends on ${end}`,
    heading: msg`Your plan ends on ${end}`,
    parts: [
      paragraph(msg`Your ${tier} plan for ${product} ends on ${end}. ${renewalText(renewable, to.language)}`),
      ...(renewable
        ? [
            paragraph(
              isGuest
                ? msg`To renew it, add this order to an account. You can then renew it in your downloads.`
                : msg`Renew it in one click. The new period starts when this one ends.`,
            ),
          ]
        : []),
      action(isGuest ? msg`Open the order` : renewable ? msg`Renew the plan` : msg`Open your downloads`, link),
    ],
    why: msg`you have this plan`,
    expiresAt: inAWeek(at),
  });
}
