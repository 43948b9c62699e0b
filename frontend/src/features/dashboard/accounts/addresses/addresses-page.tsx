import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Address } from '@/api/generated/model.ts';
import { AddressForm } from './address-form.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

/** The form on the left, the saved addresses on the right. */
export function AddressesPage() {
  const [editing, setEditing] = useState<Address | null>(null);
  const container = useRef<HTMLDivElement>(null);

  const edit = (address: Address) => {
    setEditing(address);
    // On a phone the form is far above the list. The new form is rendered only after this tick.
    requestAnimationFrame(() => {
      container.current?.scrollIntoView({ block: 'nearest' });
      container.current?.querySelector<HTMLInputElement>('[name="street"]')?.focus();
    });
  };
  const add = () => setEditing(null);

  return (
    <section className="pt-8">
      <h1 className="text-3xl">
        <Trans>Addresses</Trans>
      </h1>
      <div className="mt-6 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <div ref={container} className="scroll-mt-20 tall:lg:sticky tall:lg:top-20">
          <AddressForm address={editing} onDone={add} />
        </div>
        <SavedAddresses
          editing={editing}
          onEdit={edit}
          onDeleted={({ id }) => {
            if (id === editing?.id) add();
          }}
        />
      </div>
    </section>
  );
}
