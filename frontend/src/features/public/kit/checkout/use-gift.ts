import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { CartOrderInput, Language } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** Names of the controls, as the server names them in a refusal. */
export const GIFT_FIELDS = [
  'gift.recipient_name',
  'gift.recipient_email',
  'gift.sender_name',
  'gift.message',
  'gift.deliver_on',
  'gift.language',
] as const;

type GiftField = (typeof GIFT_FIELDS)[number];
type GiftValues = Readonly<Record<GiftField, string>>;

/** The required fields. */
function checkGiftFields(values: GiftValues): FieldProblems<GiftField> {
  const isBlank = (field: GiftField) => values[field].trim() === '';
  return {
    ...(isBlank('gift.recipient_name') ? { 'gift.recipient_name': t`Please enter the recipient’s name` } : {}),
    ...(values['gift.recipient_email'].includes('@')
      ? {}
      : { 'gift.recipient_email': t`Please enter a valid email address` }),
    ...(isBlank('gift.sender_name') ? { 'gift.sender_name': t`Please enter your name` } : {}),
  };
}

function toGiftInput(values: GiftValues): NonNullable<CartOrderInput['gift']> {
  const message = values['gift.message'].trim();
  const day = values['gift.deliver_on'];
  return {
    recipient_name: values['gift.recipient_name'].trim(),
    recipient_email: values['gift.recipient_email'].trim(),
    sender_name: values['gift.sender_name'].trim(),
    ...(message === '' ? {} : { message }),
    ...(day === '' ? {} : { deliver_on: day }),
    language: values['gift.language'] === 'bn' ? 'bn' : ('en' satisfies Language),
  };
}

/**
 * Whether something is bought for another person, and who that is.
 * @param isPossible there is something to pay
 * @param onSelected called because the price may differ
 */
export function useGift(isPossible: boolean, onSelected: (isGift: boolean) => void) {
  const [isSelected, setSelected] = useState(false);
  const isGift = isSelected && isPossible;
  return {
    isPossible,
    isGift,
    setSelected: (selected: boolean) => {
      setSelected(selected);
      onSelected(selected);
    },
    check: (values: GiftValues) => (isGift ? checkGiftFields(values) : {}),
    toInput: (values: GiftValues) => (isGift ? { gift: toGiftInput(values) } : {}),
  };
}
