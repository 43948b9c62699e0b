import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { invalidateListAddresses, useCreateAddress, useUpdateAddress } from '@/api/generated/addresses/addresses.ts';
import { type Address, type AddressInput, AddressType } from '@/api/generated/model.ts';
import {
  addressInputCityMax,
  addressInputCountryMax,
  addressInputPostalCodeMax,
  addressInputStateMax,
  addressInputStreetMax,
} from '@/api/generated/zod/schemas/addressInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { typeLabels } from '../../kit/address-format.ts';
import { addressIcons } from '../../kit/address-icons.ts';
import { addressFields, checkAddress, toAddressInput } from './address-rules.ts';

/** Saves a new or an edited address, and refetches the list. */
function useSaveAddress() {
  const queryClient = useQueryClient();
  const mutation = {
    onError: () => void invalidateListAddresses(queryClient), // deleted, or saved although the answer was lost
  } as const;
  const create = useCreateAddress({ mutation });
  const update = useUpdateAddress({ mutation });
  return async (input: AddressInput, old: Address | null): Promise<void> => {
    await (old ? update.mutateAsync({ id: old.id, data: input }) : create.mutateAsync({ data: input }));
  };
}

interface AddressFormProps {
  /** The address being edited; null adds a new one. */
  readonly address: Address | null;
  /** Back to adding: after a change was saved or cancelled. */
  readonly onDone: () => void;
}

const TYPES = Object.values(AddressType).map((value) => ({
  value,
  label: typeLabels[value],
  icon: addressIcons[value],
}));
const TITLE_ID = 'address-form-title';

/** Adds or edits an address. */
export function AddressForm({ address, onDone }: AddressFormProps) {
  const save = useSaveAddress();
  const { show } = useToast();
  const [round, setRound] = useState(0); // remounting clears the fields
  const title = useRef<HTMLHeadingElement>(null);
  const { busy, failure, form, problem, clearProblems } = useForm({
    fields: addressFields,
    check: checkAddress,
    send: async (values) => {
      await save(toAddressInput(values), address);
      show({ tone: 'success', text: address ? t`Address updated successfully` : t`Address added successfully` });
      setRound(round + 1);
      if (address) onDone();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to save address.`, { also: 'details' }),
  });
  const [lastAddress, setLastAddress] = useState(address);
  if (lastAddress !== address) {
    setLastAddress(address);
    clearProblems();
  }
  const cancel = () => {
    onDone();
    title.current?.focus(); // the button is removed
  };
  return (
    <form
      noValidate
      aria-labelledby={TITLE_ID}
      className="rounded-xl border border-border bg-card p-5 sm:p-6"
      {...form}
    >
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="text-xl">
          {address ? t`Edit Address` : t`Add New Address`}
        </h2>
        {address ? (
          <Button variant="ghost" size="sm" disabled={busy} onClick={cancel} className="-me-3">
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
      </div>
      <p className="mt-1 mb-5 text-xs text-muted-foreground">
        <Trans>
          Fields marked <span className="font-semibold text-destructive">*</span> are required.
        </Trans>
      </p>
      <div key={`${address?.id} ${round}`} className="grid gap-y-2">
        <div className="mb-3">
          <ChoiceGroup
            legend={t`Address Type`}
            name="type"
            options={TYPES}
            value={address?.type ?? 'home'}
            className="grid grid-cols-2"
          />
        </div>
        <Field
          label={t`Street Address`}
          name="street"
          required
          marked
          maxLength={addressInputStreetMax}
          autoComplete="street-address"
          defaultValue={address?.street}
          error={problem('street')}
        />
        <Field
          label={t`City`}
          name="city"
          required
          marked
          maxLength={addressInputCityMax}
          autoComplete="address-level2"
          defaultValue={address?.city}
          error={problem('city')}
        />
        <div className="grid grid-cols-2 gap-x-3">
          <Field
            label={t`State`}
            name="state"
            maxLength={addressInputStateMax}
            autoComplete="address-level1"
            defaultValue={address?.state ?? ''}
            error={problem('state')}
          />
          <Field
            label={t`Postal Code`}
            name="postal_code"
            maxLength={addressInputPostalCodeMax}
            autoComplete="postal-code"
            defaultValue={address?.postal_code ?? ''}
            error={problem('postal_code')}
          />
        </div>
        <Field
          label={t`Country`}
          name="country"
          required
          marked
          maxLength={addressInputCountryMax}
          autoComplete="country-name"
          defaultValue={address?.country}
          error={problem('country')}
        />
      </div>
      <Button type="submit" busy={busy} className="w-full mt-2">
        {address ? t`Update Address` : t`Add Address`}
      </Button>
      {failure ? (
        <Banner tone="danger" className="mt-4">
          {failure}
        </Banner>
      ) : null}
    </form>
  );
}
