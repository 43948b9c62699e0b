import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { type GiftState, giftText } from './gift-text.ts';

interface GiftView extends GiftState {
  readonly recipient_name: string;
  readonly recipient_email: string;
  readonly message: string;
  readonly sent_at: string | null;
  readonly claimed_at: string | null;
}

interface GiftPanelProps {
  readonly gift: GiftView;
  readonly emailMax: number;
  /** The sentence about a failed call. */
  readonly toMessage: (error: unknown, fallback: string) => string;
  /** The server's messages about single fields. */
  readonly refused: (error: unknown, fields: readonly 'recipient_email'[]) => { readonly recipient_email?: string };
  readonly send: (email: string) => Promise<unknown>;
  readonly keep: () => Promise<unknown>;
  readonly className?: string;
}

/** The gift of an order, for its buyer: what has become of it, sending it again, or keeping it. */
export function GiftPanel({ className, ...props }: GiftPanelProps) {
  const { gift } = props;
  const [isOpen, setOpen] = useState(false);
  const { status, recipient_name: name, recipient_email: email, message } = gift;
  const isWaiting = status === 'scheduled' || status === 'sent';
  return (
    <section aria-label={t`Gift`} className={className}>
      <div className="rounded-xl border border-border p-5">
        <h3 className="flex items-center gap-2.5 text-lg">
          <Gift className="size-5 shrink-0 text-primary" aria-hidden="true" />
          {name === '' ? <Trans>Gift</Trans> : <Trans>Gift for {name}</Trans>}
        </h3>
        <p role="status" className="mt-2 text-sm">
          {giftText(gift)}
        </p>
        <dl className="mt-4 grid gap-2 text-sm">
          {email === '' ? null : <Row name={t`Email`}>{email}</Row>}
          {status === 'scheduled' || status === 'unpaid' ? (
            <Row name={t`Send on`}>{formatDate(gift.deliver_on)}</Row>
          ) : null}
          {gift.sent_at === null ? null : (
            <Row name={t`Sent`}>
              <time dateTime={gift.sent_at}>{formatMoment(gift.sent_at)}</time>
            </Row>
          )}
          {gift.claimed_at === null ? null : (
            <Row name={gift.kept ? t`Kept` : t`Claimed`}>
              <time dateTime={gift.claimed_at}>{formatMoment(gift.claimed_at)}</time>
            </Row>
          )}
        </dl>
        {message === '' ? null : (
          <blockquote className="mt-4 border-s-2 border-primary ps-3.5 text-sm whitespace-pre-line wrap-anywhere">
            <bdi>{message}</bdi>
          </blockquote>
        )}
        {isWaiting && isOpen ? (
          <SendForm {...props} onClose={() => setOpen(false)} />
        ) : isWaiting ? (
          <GiftActions {...props} onOpen={() => setOpen(true)} />
        ) : null}
      </div>
    </section>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div className="flex justify-between gap-6">
    <dt className="text-muted-foreground">{name}</dt>
    <dd className="min-w-0 text-end font-medium wrap-anywhere tabular-nums">{children}</dd>
  </div>
);

interface GiftActionsProps extends Omit<GiftPanelProps, 'className'> {
  readonly onOpen: () => void;
}

function GiftActions({ gift, keep, toMessage, onOpen }: GiftActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await keep();
    } catch (error) {
      setFailure(toMessage(error, t`Failed to keep the gift`));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure ? (
        <Banner tone="danger" className="mt-4">
          {failure}
        </Banner>
      ) : null}
      {isAsking ? (
        <p className="mt-4 text-sm">
          <Trans>Keep it yourself? The link stops working, and the file and licence key are yours.</Trans>
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {isAsking ? (
          <>
            <Button size="sm" busy={busy} onClick={() => void confirm()}>
              <Trans>Keep it</Trans>
            </Button>
            <Button variant="outline" size="sm" disabled={busy} onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" size="sm" onClick={onOpen}>
              {gift.status === 'sent' ? <Trans>Send again</Trans> : <Trans>Change email</Trans>}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
              <Trans>Keep it yourself</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  );
}

interface SendFormProps extends Omit<GiftPanelProps, 'className'> {
  readonly onClose: () => void;
}

/** Sends the link again, to the same email or a corrected one. */
function SendForm({ gift, send, emailMax, toMessage, refused, onClose }: SendFormProps) {
  const { show } = useToast();
  const isSent = gift.status === 'sent';
  const { busy, failure, form, problem } = useForm({
    fields: ['recipient_email'],
    check: ({ recipient_email: email }, { misspelt }) =>
      misspelt || !email.includes('@') ? { recipient_email: t`Please enter a valid email address` } : {},
    send: async ({ recipient_email: email }) => {
      await send(email.trim());
      show({ tone: 'success', text: isSent ? t`Gift sent` : t`Email saved` });
      onClose();
    },
    refused,
    toMessage: (error) => toMessage(error, t`Failed to send the gift`),
  });
  return (
    <form noValidate className="mt-4" {...form}>
      <Field
        name="recipient_email"
        type="email"
        label={t`Recipient’s email`}
        required
        maxLength={emailMax}
        autoComplete="off"
        defaultValue={gift.recipient_email}
        help={t`With another email, the earlier link stops working`}
        error={problem('recipient_email')}
      />
      {failure ? (
        <Banner tone="danger" className="mb-3">
          {failure}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" busy={busy}>
          {isSent ? <Trans>Send</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button variant="outline" size="sm" disabled={busy} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
