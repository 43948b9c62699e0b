import { toAmount } from '@contract/rules/money.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAcceptQuote } from '@/api/generated/quote-links/quote-links.ts';
import { quoteAcceptanceInputNameMax } from '@/api/generated/zod/schemas/quoteAcceptanceInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import type { AnswerPanelProps } from './answer-panel.tsx';
import { quoteHeaders } from './quote-token.ts';

/** Accepts the version and the total that are on the page, with a typed name. */
export function AcceptForm({ token, quote, answer, total, onChanged, onReload }: AnswerPanelProps) {
  const [isOutdated, setOutdated] = useState(false);
  const { mutateAsync } = useAcceptQuote({ request: quoteHeaders(token) });
  const amount = moneyIn(quote.currency, toAmount(total));
  const { number, version } = quote;
  const { form, busy, failure, problem } = useForm({
    fields: ['name'],
    check: ({ name }) => (name.trim().length < 2 ? { name: t`Please enter your full name` } : {}),
    send: async ({ name }) => {
      const options = quote.lines.filter(({ optional }) => optional).map(({ id }) => id);
      const selected = answer.selected.filter((id) => options.includes(id));
      const data = { version, selected, total: toAmount(total), name: name.trim() };
      onChanged(await mutateAsync({ data }));
    },
    refused: fieldProblems,
    toMessage: (error) => {
      setOutdated(hasStatus(error, 409));
      return errorMessage(error, t`Failed to accept the quote`);
    },
  });
  return (
    <form noValidate aria-label={t`Accept`} className="mt-5" {...form}>
      {failure ? (
        <Banner
          tone="danger"
          className="mb-4"
          {...(isOutdated && {
            action: (
              <Button variant="ghost" size="sm" onClick={onReload}>
                <Trans>Reload</Trans>
              </Button>
            ),
          })}
        >
          {failure}
        </Banner>
      ) : null}
      <Field
        name="name"
        label={t`Your full name`}
        autoComplete="name"
        maxLength={quoteAcceptanceInputNameMax}
        value={quote.viewer.name || answer.name}
        readOnly={quote.viewer.name !== ''}
        onChange={({ currentTarget }) => answer.change({ name: currentTarget.value })}
        error={problem('name')}
      />
      <p className="mb-3 text-sm text-muted-foreground">
        <Trans>
          By typing your name, you accept version {version} of quote {number} for {amount}. This is binding.
        </Trans>
      </p>
      <Button type="submit" size="lg" busy={busy} className="w-full">
        <Trans>Accept for {amount}</Trans>
      </Button>
    </form>
  );
}
