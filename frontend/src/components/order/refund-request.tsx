import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '@/hooks/use-form.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatCount, formatMoney } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { Banner } from '../feedback/banner.tsx';
import { StatusBadge } from '../status/status-badge.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { FieldFrame, noteId } from '../ui/field-frame.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { type RefundRequestOrder, refundableOfLine, refundableOfOrder } from './refund-request-rules.ts';

interface Asked {
  readonly line_id: string | null;
  readonly amount: number;
  readonly reason: string;
  readonly status: 'waiting' | 'agreed' | 'declined';
  readonly answer: string | null;
  readonly created_at: string;
}

interface RefundRequestProps {
  readonly order: RefundRequestOrder & { readonly refundRequest?: Asked };
  /** Maximum number of characters of the reason. */
  readonly maxLength: number;
  readonly onSend: (input: { line_id?: string; reason: string }) => Promise<void>;
  /** The message for a failure; the typed text stays. */
  readonly toMessage: (error: unknown) => string;
  readonly className?: string;
}

/** The request for a refund of an order or one of its products, and its outcome; renders nothing once everything is refunded. */
export function RefundRequest({ order, maxLength, onSend, toMessage, className }: RefundRequestProps) {
  const [asking, setAsking] = useState(false);
  const headingId = useId();
  const { refundRequest: asked } = order;
  const canAsk = refundableOfOrder(order) > 0 && asked?.status !== 'waiting';
  if (!asked && !canAsk) return null;
  const close = () => setAsking(false);
  return (
    <section aria-labelledby={headingId} className={className}>
      <h3 id={headingId} className={asked || asking ? 'mb-3 text-lg' : 'sr-only'}>
        <Trans>Refund request</Trans>
      </h3>
      {asked ? <AskedRefund asked={asked} order={order} /> : null}
      {canAsk && !asking ? (
        <Button variant="outline" size="sm" onClick={() => setAsking(true)} className={asked ? 'mt-4' : ''}>
          {asked ? t`Request again` : t`Request a refund`}
        </Button>
      ) : null}
      {canAsk && asking ? (
        <AskForm
          order={order}
          maxLength={maxLength}
          toMessage={toMessage}
          onSend={async (input) => {
            await onSend(input);
            flushSync(close);
            document.getElementById(headingId)?.focus();
          }}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

const BADGES = {
  waiting: { status: 'pending', label: t`Under review` },
  agreed: { status: 'completed', label: t`Approved` },
  declined: { status: 'rejected', label: t`Declined` },
} as const;

function AskedRefund({ asked, order }: { readonly asked: Asked; readonly order: RefundRequestOrder }) {
  const { line_id, amount, reason, status, answer, created_at } = asked;
  const name = order.lines.length > 1 ? order.lines.find(({ id }) => id === line_id)?.product_name : undefined;
  return (
    <div className="grid gap-1.5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
        <StatusBadge {...BADGES[status]} />
      </div>
      <p className="text-muted-foreground">
        <Trans>
          Requested on{' '}
          <time dateTime={created_at} className="tabular-nums">
            {formatMoment(created_at)}
          </time>
        </Trans>
      </p>
      {name === undefined ? null : (
        <p className="wrap-anywhere">
          <Trans>
            For <bdi lang={detectLanguage(name)}>{name}</bdi>
          </Trans>
        </p>
      )}
      <Quoted>{reason}</Quoted>
      {answer === null ? null : (
        <>
          <p className="mt-1 font-semibold">
            <Trans>Our reply</Trans>
          </p>
          <Quoted>{answer}</Quoted>
        </>
      )}
      {status === 'waiting' ? (
        <p className="mt-1 text-muted-foreground">
          <Trans>We’ll review your request and email you. Until then, you keep what you bought.</Trans>
        </p>
      ) : null}
    </div>
  );
}

function Quoted({ children }: { readonly children: string }) {
  return (
    <p
      dir="auto"
      lang={detectLanguage(children)}
      className="border-s-2 border-border ps-3 wrap-anywhere whitespace-pre-wrap"
    >
      {children}
    </p>
  );
}

/** The choice of the whole order instead of one of its products. */
const WHOLE = 'order';

interface AskFormProps extends Pick<RefundRequestProps, 'order' | 'maxLength' | 'onSend' | 'toMessage'> {
  readonly onClose: () => void;
}

function AskForm({ order, maxLength, onSend, toMessage, onClose }: AskFormProps): ReactNode {
  const [wanted, setWanted] = useState<string>(WHOLE);
  const fieldId = useId();
  const { busy, failure, problem, form, discardDraft } = useForm({
    fields: ['reason'],
    draftKey: `refund-${order.lines[0]?.id ?? ''}`,
    check: ({ reason }) => {
      if (reason.trim() === '') return { reason: t`Please tell us the reason` };
      return [...reason.trim()].length > maxLength
        ? { reason: t`Please keep the reason under ${formatCount(maxLength)} characters` }
        : {};
    },
    send: ({ reason }) => onSend({ reason: reason.trim(), ...(wanted === WHOLE ? {} : { line_id: wanted }) }),
    toMessage,
  });
  const lines = order.lines.filter((line) => refundableOfLine(line) > 0);
  const whole = formatMoney(refundableOfOrder(order));
  return (
    <form noValidate aria-label={t`Refund request`} className="mt-4 grid max-w-prose gap-4" {...form}>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      {lines.length < 2 ? (
        <p className="text-sm text-muted-foreground">{t`You’re requesting ${whole}.`}</p>
      ) : (
        <ChoiceGroup
          legend={t`What should we refund?`}
          name="wanted"
          options={[
            { value: WHOLE, label: t`Everything: ${whole}` },
            ...lines.map((line) => ({
              value: line.id,
              label: `${line.product_name}: ${formatMoney(refundableOfLine(line))}`,
            })),
          ]}
          value={wanted}
          onChange={setWanted}
          className="grid"
        />
      )}
      <FieldFrame id={fieldId} label={t`Reason`} error={problem('reason')}>
        <Textarea
          id={fieldId}
          name="reason"
          rows={3}
          dir="auto"
          autoFocus
          readOnly={busy}
          aria-invalid={Boolean(problem('reason')) || undefined}
          aria-describedby={noteId(fieldId)}
          className="grows max-h-60 min-h-20"
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? t`Sending...` : t`Send request`}
        </Button>
        <Button
          variant="outline"
          disabled={busy}
          onClick={() => {
            discardDraft();
            onClose();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
