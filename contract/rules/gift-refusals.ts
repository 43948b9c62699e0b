import { msg } from '../i18n/macros.ts';

/** Why something is not given, sent or claimed. */
export const GIFT_REFUSALS = {
  giftUnknown: msg`This link doesn’t work. The gift may have been sent to another email since.`,
  giftClaimed: msg`This gift has already been claimed`,
  giftEnded: msg`This gift is no longer available: its order was refunded or cancelled`,
  giftUnpaid: msg`This gift hasn’t been paid for yet`,
  giftFree: msg`A free plan cannot be given as a gift. Share the product’s page instead.`,
  giftChange: msg`A renewal or upgrade cannot be a gift`,
  giftName: msg`Please enter the name in one line`,
  giftDay: msg`Please choose today or a later day, up to a year ahead`,
};
