import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { PurchaseOrderMax } from '@/api/generated/zod/schemas/purchaseOrder.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';

export const PURCHASE_ORDER_FIELD = 'purchaseOrder';

interface PurchaseOrderFieldProps {
  readonly disabled: boolean;
  readonly error: string | undefined;
}

/** An organisation's own number of the purchase: its field is hidden behind a button, because most customers have none. */
export function PurchaseOrderField({ disabled, error }: PurchaseOrderFieldProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button
        variant="link"
        size="sm"
        disabled={disabled}
        onClick={() => setOpen(true)}
        className="-my-4 -ms-3.5 justify-self-start"
      >
        <Trans>Add purchase order number</Trans>
      </Button>
    );
  return (
    <Field
      name={PURCHASE_ORDER_FIELD}
      label={t`Purchase order number (optional)`}
      autoFocus
      autoComplete="off"
      spellCheck={false}
      maxLength={PurchaseOrderMax}
      disabled={disabled}
      help={t`From your organisation, printed on the invoice`}
      error={error}
    />
  );
}

/** The number as part of an order; nothing when the field is empty or hidden. */
export const toPurchaseOrderInput = (typed: string): { purchaseOrder?: string } =>
  typed.trim() === '' ? {} : { purchaseOrder: typed.trim() };
