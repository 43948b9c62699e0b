import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import { useId } from 'react';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import {
  giftInputMessageMax,
  giftInputRecipientNameMax,
  giftInputSenderNameMax,
} from '@/api/generated/zod/schemas/giftInput.zod.ts';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { language } from '@/i18n/language.ts';
import type { GIFT_FIELDS, useGift } from './use-gift.ts';

interface GiftSectionProps {
  readonly gift: ReturnType<typeof useGift>;
  readonly problem: (field: (typeof GIFT_FIELDS)[number]) => string | undefined;
  /** Name of the account; empty without one. */
  readonly buyer: string;
  readonly disabled: boolean;
}

/** The fields of a gift: recipient, date, and the message of the email. */
export function GiftSection({ gift, problem, buyer, disabled }: GiftSectionProps) {
  const id = useId();
  if (!gift.isPossible) return null;
  return (
    <section aria-labelledby={id} className="rounded-xl border border-input bg-card">
      <label
        htmlFor={`${id}-switch`}
        className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3.5 px-4 py-3.5"
      >
        <Gift className="size-5 text-muted-foreground" aria-hidden="true" />
        <span>
          <span id={id} className="block font-semibold">
            <Trans>This is a gift</Trans>
          </span>
          <span id={`${id}-note`} className="block text-sm text-muted-foreground">
            <Trans>We email it to someone else, without the price.</Trans>
          </span>
        </span>
        <Switch
          id={`${id}-switch`}
          checked={gift.isGift}
          disabled={disabled}
          onCheckedChange={gift.setSelected}
          aria-labelledby={id}
          aria-describedby={`${id}-note`}
        />
      </label>
      {gift.isGift ? <GiftFields problem={problem} buyer={buyer} /> : null}
    </section>
  );
}

function GiftFields({ problem, buyer }: Pick<GiftSectionProps, 'problem' | 'buyer'>) {
  return (
    <div className="grid gap-y-2 border-t border-border px-4 pt-4 pb-3">
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <Field
          name="gift.recipient_name"
          label={t`Recipient’s name`}
          required
          maxLength={giftInputRecipientNameMax}
          autoComplete="off"
          error={problem('gift.recipient_name')}
        />
        <Field
          name="gift.recipient_email"
          type="email"
          label={t`Recipient’s email`}
          required
          maxLength={EmailMax}
          autoComplete="off"
          error={problem('gift.recipient_email')}
        />
      </div>
      <Field
        name="gift.sender_name"
        label={t`From`}
        required
        maxLength={giftInputSenderNameMax}
        defaultValue={buyer}
        autoComplete="off"
        help={t`Your name, as the recipient knows you`}
        error={problem('gift.sender_name')}
      />
      <FieldFrame id="gift.message" label={t`Message (optional)`} error={problem('gift.message')}>
        <Textarea
          id="gift.message"
          name="gift.message"
          rows={3}
          dir="auto"
          maxLength={giftInputMessageMax}
          aria-invalid={Boolean(problem('gift.message')) || undefined}
          aria-describedby={noteId('gift.message')}
          className="grows max-h-60 min-h-20"
        />
      </FieldFrame>
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <Field
          name="gift.deliver_on"
          type="date"
          label={t`Send on (optional)`}
          help={t`Right after your payment if empty`}
          error={problem('gift.deliver_on')}
        />
        <ChoiceGroup
          legend={t`Language of the email`}
          name="gift.language"
          value={language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'bn', label: 'বাংলা' },
          ]}
          className="flex"
        />
      </div>
    </div>
  );
}
