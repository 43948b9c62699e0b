import type { FormEvent } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminCreateAffiliate,
  useAdminListCommissions,
  useAdminUpdateAffiliate,
} from '@/api/generated/admin-affiliates/admin-affiliates.ts';
import type { AdminAffiliate } from '@/api/generated/model.ts';
import { affiliateInputCodeMax, affiliateInputEmailMax } from '@/api/generated/zod/schemas/affiliateInput.zod.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { ProductPicker } from '../../kit/product-picker.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { type AffiliateDraft, affiliateFields, checkAffiliate, toAffiliateInput, toDraft } from './affiliate-rules.ts';

interface AffiliateSheetProps {
  readonly open: boolean;
  /** The link to edit; null for a new one. */
  readonly affiliate: AdminAffiliate | null;
  readonly onReload: () => Promise<AdminAffiliate | undefined>;
  readonly onClose: () => void;
}

const FORM = 'affiliate-form';

/** Creates or edits the link of an affiliate, and shows its commission. */
export function AffiliateSheet({ open, affiliate, onReload, onClose }: AffiliateSheetProps) {
  const { show } = useToast();
  const create = useAdminCreateAffiliate();
  const update = useAdminUpdateAffiliate();
  const form = useDraftForm({
    stored: affiliate,
    draftKey: `affiliate-${affiliate?.id ?? 'new'}`,
    draftOf: toDraft,
    fields: affiliateFields,
    check: checkAffiliate,
    save: (draft, base) => {
      const data = toAffiliateInput(draft, base);
      return base ? update.mutateAsync({ id: base.id, data }) : create.mutateAsync({ data });
    },
    onSaved: ({ code }, before) => {
      show({ tone: 'success', text: before ? `${code} saved` : `Link ${code} created` });
      onClose();
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the link'),
  });
  const reload = async () => {
    const current = await onReload();
    if (current) form.loadStored(current);
  };
  const { draft, problems, change } = form;
  const text = (
    name: (typeof affiliateFields)[number],
    field: Exclude<keyof AffiliateDraft, 'products' | 'active'>,
  ) => ({
    name,
    value: draft[field],
    error: problems[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => change({ [field]: currentTarget.value }),
  });
  return (
    <SideSheet
      open={open}
      title={affiliate ? affiliate.code : 'New affiliate link'}
      onClose={onClose}
      dirty={form.dirty}
      cancel
      footer={
        <Button type="submit" form={FORM} busy={form.busy}>
          {affiliate ? 'Save changes' : 'Create link'}
        </Button>
      }
    >
      <FailureBanner failure={form.failure} stale={form.stale} onReload={() => void reload()} className="mb-5" />
      <form id={FORM} noValidate aria-label="Affiliate link" className="grid gap-2.5" {...form.form}>
        <SwitchField
          name="active"
          label="Active"
          help={draft.active ? 'New orders earn commission.' : 'New orders earn nothing. Earned commission stays.'}
          checked={draft.active}
          onChange={({ currentTarget }) => change({ active: currentTarget.checked })}
        />
        <Field
          label="Account email"
          marked
          type="email"
          maxLength={affiliateInputEmailMax}
          readOnly={affiliate !== null}
          help={affiliate ? undefined : 'The customer gets the link by email.'}
          {...text('email', 'email')}
        />
        <Field
          label="Code"
          marked
          maxLength={affiliateInputCodeMax}
          autoCapitalize="none"
          spellCheck={false}
          placeholder="nadia"
          help={`The link ends with ?ref=${draft.code.trim().toLowerCase() || 'nadia'}`}
          {...text('code', 'code')}
        />
        <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-3">
          <Field label="Rate (%)" marked inputMode="numeric" {...text('percent', 'percent')} />
          <Field label="Window (days)" marked inputMode="numeric" {...text('days', 'days')} />
          <Field label="Hold (days)" marked inputMode="numeric" {...text('hold_days', 'holdDays')} />
        </div>
        <p className="pb-2 text-sm text-muted-foreground">
          The rate applies to prices after discounts, without tax. Orders count within the window after a visit.
          Commission goes to the wallet after the hold, less refunds.
        </p>
        <ProductPicker selected={draft.products} onChange={(products) => change({ products })} />
      </form>
      {affiliate ? <CommissionList id={affiliate.id} /> : null}
    </SideSheet>
  );
}

const STATES = { held: 'Held until', ready: 'Ready since', paid: 'Paid, held until' } as const;

/** The latest commission of an affiliate, by order. */
function CommissionList({ id }: { readonly id: string }) {
  const query = useAdminListCommissions(id);
  return (
    <section aria-labelledby="commission" className="mt-8 border-t border-border pt-5">
      <h3 id="commission" className="mb-3 text-lg">
        Commission
      </h3>
      <QueryState
        query={query}
        loading="Loading commission"
        skeleton={<Skeleton className="h-24" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch commission')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-sm text-muted-foreground">No orders yet.</p>}
      >
        {({ items }) => (
          <ul aria-label="Commission by order" className="text-sm">
            {items.map((entry) => (
              <li key={entry.id} className="flex justify-between gap-4 border-b border-border py-2 last:border-b-0">
                <span>
                  <span className="block font-medium">
                    {entry.amount < 0 ? `Refund of order #${entry.order.number}` : `Order #${entry.order.number}`}
                  </span>
                  <span className="block text-xs text-muted-foreground">
                    {`${STATES[entry.state]} ${formatDate(entry.available_at)}`}
                  </span>
                </span>
                <span className="font-medium tabular-nums">{formatMoney(entry.amount)}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
