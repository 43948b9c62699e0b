import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Wallet } from 'lucide-react';
import { Button, buttonVariants } from '@/components/ui/button.tsx';

interface BuyActionsProps {
  /** The label of the button that buys. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly isShort: boolean;
  readonly disabled: boolean;
  readonly onBuy: () => void;
  readonly onCancel: () => void;
}

/** The buttons of a purchase: cancel, and pay or add the missing money. */
export function BuyActions({ label, isBusy, isShort, disabled, onBuy, onCancel }: BuyActionsProps) {
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <Button variant="outline" disabled={isBusy} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      {isShort ? (
        <Link to="/dashboard/wallet" className={buttonVariants({ className: 'max-sm:grow' })}>
          <Wallet aria-hidden="true" />
          <Trans>Add funds</Trans>
        </Link>
      ) : (
        <Button busy={isBusy} disabled={isBusy || disabled} onClick={onBuy} className="max-sm:grow">
          {label}
        </Button>
      )}
    </div>
  );
}
