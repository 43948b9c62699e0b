import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import type { Address } from '@/api/generated/model.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { formatAddressTitle, formatCity } from '../../kit/address-format.ts';
import { addressIcons } from '../../kit/address-icons.ts';

interface AddressItemProps {
  readonly address: Address;
  /** The form is editing this address. */
  readonly edited: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One saved address with its actions. */
export function AddressItem({ address, edited, onEdit, onDelete }: AddressItemProps) {
  const Icon = addressIcons[address.type];
  const name = `${formatAddressTitle(address)}, ${address.street}`;
  return (
    <li
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 border-t border-border py-5',
        edited && '-mx-4 rounded-md border-transparent bg-primary-soft px-4',
      )}
    >
      <Icon className="mt-0.5 size-5 text-muted-foreground" aria-hidden="true" />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-sans text-base font-semibold tracking-normal">
          <span>{formatAddressTitle(address)}</span>
          {address.is_default ? (
            <span className="rounded-sm bg-muted px-1.5 py-0.5 text-xs text-muted-foreground">
              <Trans>Default</Trans>
            </span>
          ) : null}
          {edited ? (
            <span className="text-xs text-primary">
              <Trans>Editing</Trans>
            </span>
          ) : null}
        </h3>
      </div>
      <div className="-mt-2.5 -me-3 flex">
        <IconButton icon={Pencil} label={t`Edit`} aria-label={t`Edit ${name}`} aria-pressed={edited} onClick={onEdit} />
        <IconButton
          icon={Trash2}
          label={t`Delete`}
          aria-label={t`Delete ${name}`}
          onClick={onDelete}
          className="hover:text-destructive"
        />
      </div>
      <address className="col-span-2 col-start-2 -mt-1 min-w-0 text-sm text-ink-11 not-italic wrap-anywhere">
        <p>{address.street}</p>
        <p>{formatCity(address)}</p>
        <p>{address.country}</p>
      </address>
    </li>
  );
}
