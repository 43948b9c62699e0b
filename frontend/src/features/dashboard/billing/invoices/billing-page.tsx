import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useGetBillingDetails, useSaveBillingDetails } from '@/api/generated/invoices/invoices.ts';
import type { BillingDetails } from '@/api/generated/model.ts';
import {
  billingDetailsAddressMax,
  billingDetailsNameMax,
  billingDetailsTaxNumberMax,
} from '@/api/generated/zod/schemas/billingDetails.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
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

interface BillingFormProps {
  readonly details: BillingDetails;
}

/** Name, address, country and tax number, all optional. */
function BillingForm({ details }: BillingFormProps) {
  const { show } = useToast();
  const { mutateAsync } = useSaveBillingDetails({ mutation: { networkMode: 'always' } });
  const { busy, failure, form, problem } = useForm({
    fields: ['name', 'address', 'country', 'taxNumber'],
    check: () => ({}),
    send: async (data) => {
      await mutateAsync({ data });
      show({ tone: 'success', text: 'Billing details saved' });
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save billing details.'),
  });
  return (
    <form noValidate aria-label="Billing details" className="grid gap-y-2" {...form}>
      <Field
        label="Name or company"
        name="name"
        help="Leave empty to use your own name"
        maxLength={billingDetailsNameMax}
        autoComplete="organization"
        defaultValue={details.name}
        error={problem('name')}
      />
      <FieldFrame id="address" label="Address" error={problem('address')}>
        <Textarea
          id="address"
          name="address"
          aria-invalid={Boolean(problem('address')) || undefined}
          aria-describedby={noteId('address')}
          rows={3}
          maxLength={billingDetailsAddressMax}
          autoComplete="street-address"
          defaultValue={details.address}
        />
      </FieldFrame>
      <FieldFrame id="country" label="Country" error={problem('country')}>
        <NativeSelect
          id="country"
          name="country"
          autoComplete="country"
          aria-invalid={Boolean(problem('country')) || undefined}
          aria-describedby={noteId('country')}
          defaultValue={details.country}
        >
          <NativeSelectOption value="">Select country</NativeSelectOption>
          {countries().map(({ code, name }) => (
            <NativeSelectOption key={code} value={code}>
              {name}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </FieldFrame>
      <Field
        label="Tax number"
        name="taxNumber"
        maxLength={billingDetailsTaxNumberMax}
        autoComplete="off"
        defaultValue={details.taxNumber}
        error={problem('taxNumber')}
      />
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <Button type="submit" busy={busy} className="mt-2 justify-self-start">
        Save billing details
      </Button>
    </form>
  );
}

/** The customer's details on future invoices. */
export function BillingPage() {
  const query = useGetBillingDetails();
  return (
    <section className="max-w-160 pt-8">
      <h1 className="text-3xl">Billing Details</h1>
      <p className="mt-2 mb-6 text-sm text-muted-foreground">Used on future invoices.</p>
      <Card className="p-5 sm:p-6">
        <QueryState
          failure={ErrorPage}
          query={query}
          loading="Loading billing details"
          skeleton={<Skeleton className="h-64" />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch billing details.')}
        >
          {(details) => <BillingForm details={details} />}
        </QueryState>
      </Card>
    </section>
  );
}
