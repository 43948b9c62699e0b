import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import { useDeclineQuote } from '@/api/generated/quote-links/quote-links.ts';
import { quoteRefusalReasonMax } from '@/api/generated/zod/schemas/quoteRefusal.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import type { AnswerPanelProps } from './answer-panel.tsx';
import { quoteHeaders } from './quote-token.ts';

interface DeclineFormProps extends Omit<AnswerPanelProps, 'total'> {
  readonly onClose: () => void;
}

/** Declines the version on the page, with a reason if the client gives one. */
export function DeclineForm({ token, quote, answer, onChanged, onReload, onClose }: DeclineFormProps) {
  const { mutateAsync } = useDeclineQuote({ request: quoteHeaders(token) });
  const { form, busy, failure } = useForm({
    fields: ['reason'],
    draftKey: `decline-${token.slice(0, 8)}`,
    check: () => ({}),
    send: async ({ reason }) =>
      onChanged(await mutateAsync({ data: { version: quote.version, reason: reason.trim() } })),
    toMessage: (error) => errorMessage(error, t`Failed to decline the quote`),
  });
  return (
    <form noValidate aria-label={t`Decline`} className="mt-5" {...form}>
      {failure ? (
        <Banner
          tone="danger"
          className="mb-4"
          action={
            <Button variant="ghost" size="sm" onClick={onReload}>
              <Trans>Reload</Trans>
            </Button>
          }
        >
          {failure}
        </Banner>
      ) : null}
      <FieldFrame id="reason" label={t`What should we change? (optional)`}>
        <Textarea
          id="reason"
          name="reason"
          rows={4}
          dir="auto"
          maxLength={quoteRefusalReasonMax}
          aria-describedby={noteId('reason')}
          value={answer.reason}
          onChange={({ currentTarget }) => answer.change({ reason: currentTarget.value })}
        />
      </FieldFrame>
      <Button type="submit" variant="outline" busy={busy} className="w-full">
        <Trans>Decline quote</Trans>
      </Button>
      <Button variant="ghost" className="mt-2 w-full" onClick={onClose}>
        <Trans>Back</Trans>
      </Button>
    </form>
  );
}
