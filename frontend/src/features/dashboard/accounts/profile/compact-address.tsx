import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import type { Address } from '@/api/generated/model.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { formatAddressTitle, formatCompactCity } from '../../kit/address-format.ts';
import { addressIcons } from '../../kit/address-icons.ts';

interface CompactAddressProps {
  readonly address: Address;
  readonly onDelete: () => void;
}

/** One address in two lines. Its button appears on hover and on keyboard focus, and always on touch screens. */
export function CompactAddress({ address, onDelete }: CompactAddressProps) {
  const Icon = addressIcons[address.type];
  return (
    <li className="group/address relative flex items-start gap-3 border-t border-border py-3 text-sm">
      <Icon className="mt-0.5 size-4.5 shrink-0 text-muted-foreground" aria-hidden="true" />
      <div className="min-w-0 grow pe-9 wrap-anywhere">
        <p className="font-medium">{address.address}</p>
        <p className="text-xs text-muted-foreground">{formatCompactCity(address)}</p>
      </div>
      <IconButton
        icon={Trash2}
        label={t`Delete`}
        aria-label={t`Delete ${formatAddressTitle(address)}, ${address.address}`}
        onClick={onDelete}
        className="absolute top-1 -end-3 opacity-0 transition-[opacity,color,background-color] group-hover/address:opacity-100 hover:text-destructive focus-visible:opacity-100 pointer-coarse:opacity-100"
      />
    </li>
  );
}
