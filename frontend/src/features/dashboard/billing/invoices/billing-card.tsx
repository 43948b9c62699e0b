import { isEu } from '@contract/rules/eea.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useGetBillingDetails, useSaveBillingDetails } from '@/api/generated/invoices/invoices.ts';
import type { BillingDetails } from '@/api/generated/model.ts';
import {
  billingDetailsAddressMax,
  billingDetailsNameMax,
  billingDetailsTaxNumberMax,
} from '@/api/generated/zod/schemas/billingDetails.zod.ts';
import { useVatCheck } from '@/api/use-vat-check.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { vatNumberText } from '@/components/order/vat-number-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { countries } from '@/lib/countries.ts';
import { DefaultAddress } from './default-address.tsx';

interface BillingFormProps {
  readonly details: BillingDetails;
}

/** Name, address, country and tax number, all optional. */
function BillingForm({ details }: BillingFormProps) {
  const { show } = useToast();
  const { check } = useVatCheck({
    country: isEu(details.country) ? details.country : '',
    number: details.taxNumber,
  });
  const { mutateAsync } = useSaveBillingDetails();
  const { busy, failure, form, problem } = useForm({
    fields: ['billing-name', 'billing-address', 'country', 'taxNumber'],
    check: () => ({}),
    send: async ({ country, taxNumber, ...parts }) => {
      await mutateAsync({
        data: { name: parts['billing-name'], address: parts['billing-address'], country, taxNumber },
      });
      show({ tone: 'success', text: t`Billing details saved` });
    },
    refused: (error) => {
      const { name, address, ...others } = fieldProblems(error, ['name', 'address', 'country', 'taxNumber']);
      return {
        ...others,
        ...(name ? { 'billing-name': name } : {}),
        ...(address ? { 'billing-address': address } : {}),
      };
    },
    toMessage: (error) => errorMessage(error, t`Failed to save billing details.`),
  });
  return (
    <form noValidate aria-label={t`Billing details`} className="grid gap-x-4 gap-y-2 sm:grid-cols-2" {...form}>
      <Field
        label={t`Name or company`}
        name="billing-name"
        help={t`Leave empty to use your own name`}
        maxLength={billingDetailsNameMax}
        autoComplete="organization"
        defaultValue={details.name}
        error={problem('billing-name')}
      />
      <Field
        label={t`Tax number`}
        name="taxNumber"
        maxLength={billingDetailsTaxNumberMax}
        autoComplete="off"
        defaultValue={details.taxNumber}
        help={check ? vatNumberText(check) : undefined}
        error={problem('taxNumber')}
      />
      <div className="sm:col-span-2">
        <FieldFrame id="billing-address" label={t`Billing address`} error={problem('billing-address')}>
          <Textarea
            id="billing-address"
            name="billing-address"
            aria-invalid={Boolean(problem('billing-address')) || undefined}
            aria-describedby={noteId('billing-address')}
            rows={3}
            maxLength={billingDetailsAddressMax}
            autoComplete="street-address"
            defaultValue={details.address}
          />
        </FieldFrame>
      </div>
      <FieldFrame id="country" label={t`Country`} error={problem('country')}>
        <NativeSelect
          id="country"
          name="country"
          autoComplete="country"
          aria-invalid={Boolean(problem('country')) || undefined}
          aria-describedby={noteId('country')}
          defaultValue={details.country}
        >
          <NativeSelectOption value="">
            <Trans>Select country</Trans>
          </NativeSelectOption>
          {countries().map(({ code, name }) => (
            <NativeSelectOption key={code} value={code}>
              {name}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </FieldFrame>
      {failure ? (
        <Banner tone="danger" className="sm:col-span-2">
          {failure}
        </Banner>
      ) : null}
      <Button type="submit" busy={busy} className="mt-2 justify-self-start sm:col-span-2">
        <Trans>Save billing details</Trans>
      </Button>
    </form>
  );
}

/** The details on the customer's future invoices, a part of the profile. */
export function BillingCard() {
  const query = useGetBillingDetails();
  const card = useRef<HTMLDivElement>(null);
  // The link of an invoice, opened in a new tab: the card is drawn after the session is known, too late for the browser.
  useEffect(() => {
    if (location.hash === '#billing') card.current?.scrollIntoView();
  }, []);
  if (isUnknownCall(query.error)) return null;
  return (
    <Card ref={card} className="scroll-mt-20 p-5 sm:p-8" id="billing">
      <h2 className="text-xl">
        <Trans>Billing details</Trans>
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted-foreground">
        <Trans>Used on future invoices.</Trans>
      </p>
      <QueryState
        query={query}
        loading={t`Loading billing details`}
        skeleton={<BillingSkeleton />}
        toMessage={(error) => errorMessage(error, t`Failed to fetch billing details.`)}
      >
        {(details) => <BillingForm details={details} />}
      </QueryState>
      <DefaultAddress />
    </Card>
  );
}

/** The fields while they load. */
const BillingSkeleton = () => (
  <div className="grid gap-x-4 gap-y-9 sm:grid-cols-2">
    {['h-11', 'h-11', 'h-24 sm:col-span-2', 'h-11'].map((size, index) => (
      <div key={String(index)} className={size.includes('span') ? 'sm:col-span-2' : ''}>
        <Skeleton className="mb-2 h-4 w-28" />
        <Skeleton className={`w-full ${size.split(' ')[0]}`} />
      </div>
    ))}
  </div>
);
