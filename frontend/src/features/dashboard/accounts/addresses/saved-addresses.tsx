import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useListAddresses } from '@/api/generated/addresses/addresses.ts';
import type { Address } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { afterDialog } from '@/lib/after-dialog.ts';
import { DeleteAddress } from '../../kit/delete-address.tsx';
import { AddressItem } from './address-item.tsx';
import { AddressesSkeleton } from './addresses-skeleton.tsx';

interface SavedAddressesProps {
  /** The address being edited in the form. */
  readonly editing: Address | null;
  readonly onEdit: (address: Address) => void;
  readonly onDeleted: (address: Address) => void;
}

const TITLE_ID = 'saved-addresses';

/** All saved addresses, oldest first. */
export function SavedAddresses({ editing, onEdit, onDeleted }: SavedAddressesProps) {
  const query = useListAddresses();
  const [deleting, setDeleting] = useState<Address | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={TITLE_ID}>
      <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="pb-4 text-xl">
        <Trans>Saved Addresses</Trans>
      </h2>
      <QueryState
        query={query}
        loading={t`Loading addresses`}
        skeleton={<AddressesSkeleton />}
        toMessage={(error) => errorMessage(error, t`Failed to fetch addresses.`)}
        isEmpty={(addresses) => addresses.length === 0}
        empty={
          <div className="border-y border-border">
            <EmptyState scene="addresses" title={t`No addresses saved yet`} line={t`Addresses you add appear here.`} />
          </div>
        }
      >
        {(addresses) => (
          <ul className="border-b border-border">
            {addresses.map((address) => (
              <AddressItem
                key={address.id}
                address={address}
                edited={address.id === editing?.id}
                onEdit={() => onEdit(address)}
                onDelete={() => setDeleting(address)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <DeleteAddress
        address={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={(address) => {
          onDeleted(address);
          focusAfterRender(title);
        }}
      />
    </section>
  );
}

/** The pressed button was removed with its address; the focus moves to the list. */
function focusAfterRender(ref: RefObject<HTMLElement | null>): void {
  afterDialog(() => ref.current?.focus({ preventScroll: true }));
}
