import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminCreateQuote, useAdminListQuotes } from '@/api/generated/admin-quotes/admin-quotes.ts';
import type { AdminQuoteRow } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { RecordSection } from '../../kit/record/record-section.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { QuoteBadge } from './quote-status.tsx';

/** The quotes of a lead, with a button to create one. */
export function LeadQuotes({ lead }: { readonly lead: string }) {
  const query = useAdminListQuotes({ lead });
  return (
    <RecordSection title="Quotes" count={query.data?.items.length ?? null}>
      <QueryState
        query={query}
        loading="Loading quotes"
        toMessage={(error) => errorMessage(error, 'Failed to fetch quotes')}
      >
        {({ items }) =>
          items.length > 0 ? (
            <ul className="divide-y divide-border">
              {items.map((quote) => (
                <QuoteRow key={quote.id} quote={quote} />
              ))}
            </ul>
          ) : null
        }
      </QueryState>
      <NewQuote lead={lead} />
    </RecordSection>
  );
}

function QuoteRow({ quote }: { readonly quote: AdminQuoteRow }) {
  const { id, number, title, version, status, total, currency, updated_at: updatedAt } = quote;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <Link
          to="/admin/inbox/quotes/$id"
          params={{ id }}
          className="inline-flex min-h-6 items-center font-semibold text-primary wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{title || number}</bdi>
        </Link>
        <p className="text-xs text-muted-foreground tabular-nums">
          {[number, version > 0 ? `Version ${version}` : '', formatDate(updatedAt)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-4">
        <span className="font-semibold tabular-nums">{moneyIn(currency, total)}</span>
        <QuoteBadge status={status} />
      </div>
    </li>
  );
}

/** An empty quote, or a copy of an earlier one. */
function NewQuote({ lead }: { readonly lead: string }) {
  const navigate = useNavigate();
  const [template, setTemplate] = useState('');
  const templates = useAdminListQuotes();
  const { mutate, isPending, error } = useAdminCreateQuote();
  const items = templates.data?.items ?? [];
  const create = () =>
    mutate(
      { data: { lead_id: lead, ...(template === '' ? {} : { copyOf: template }) } },
      { onSuccess: ({ id }) => void navigate({ to: '/admin/inbox/quotes/$id', params: { id } }) },
    );
  return (
    <div className="pt-4">
      {error ? (
        <Banner tone="danger" className="mb-3">
          {errorMessage(error, 'Failed to create the quote')}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-end gap-x-3">
        {items.length > 0 ? (
          <div className="min-w-0 flex-1 basis-56">
            <SelectField
              name="quote-template"
              label="Start with"
              options={[
                { value: '', label: 'The usual phases' },
                ...items.map(({ id, number, title, name }) => ({
                  value: id,
                  label: [number, title, name].filter(Boolean).join(' · '),
                })),
              ]}
              value={template}
              onChange={({ currentTarget }) => setTemplate(currentTarget.value)}
            />
          </div>
        ) : null}
        <Button variant="outline" busy={isPending} onClick={create} className={items.length > 0 ? 'mb-6' : ''}>
          <Plus aria-hidden="true" />
          New quote
        </Button>
      </div>
    </div>
  );
}
