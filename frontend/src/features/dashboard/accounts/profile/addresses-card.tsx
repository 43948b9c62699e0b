import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useListAddresses } from '@/api/generated/addresses/addresses.ts';
import type { Address } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Card } from '@/components/ui/card.tsx';
import { moreLinkClass } from '@/components/ui/more-link-class.ts';
import { SkeletonRows } from '@/components/ui/skeleton-rows.tsx';
import { afterDialog } from '@/lib/after-dialog.ts';
import { DeleteAddress } from '../../kit/delete-address.tsx';
import { CompactAddress } from './compact-address.tsx';

const TITLE_ID = 'profile-addresses';

/** A summary of the saved addresses; they are edited on a screen of their own. */
export function AddressesCard() {
  const query = useListAddresses();
  const [deleting, setDeleting] = useState<Address | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={TITLE_ID}>
        <div className="flex items-baseline justify-between gap-4">
          <h2 ref={title} id={TITLE_ID} tabIndex={-1} className="text-lg">
            <Trans>Saved Addresses</Trans>
          </h2>
          <Link to="/dashboard/addresses" className={`${moreLinkClass} text-sm`}>
            <Trans>Manage</Trans>
          </Link>
        </div>
        <div className="mt-2">
          <QueryState
            query={query}
            loading={t`Loading addresses`}
            skeleton={<SkeletonRows rows={2} start="icon" />}
            toMessage={(error) => errorMessage(error, t`Failed to fetch addresses.`)}
            isEmpty={(addresses) => addresses.length === 0}
            empty={
              <p className="border-t border-border pt-4 text-sm text-muted-foreground">
                <Trans>No saved addresses found</Trans>
              </p>
            }
          >
            {(addresses) => (
              <ul className="-mb-3">
                {addresses.map((address) => (
                  <CompactAddress key={address.id} address={address} onDelete={() => setDeleting(address)} />
                ))}
              </ul>
            )}
          </QueryState>
        </div>
      </section>
      <DeleteAddress
        address={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => afterDialog(() => title.current?.focus({ preventScroll: true }))}
      />
    </Card>
  );
}
