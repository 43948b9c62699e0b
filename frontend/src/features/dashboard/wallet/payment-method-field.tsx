import type { PaymentMethod } from '@/api/generated/model.ts';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';

interface PaymentMethodFieldProps {
  readonly methods: readonly PaymentMethod[];
  readonly selected: PaymentMethod | undefined;
  readonly disabled: boolean;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** The payment methods, when there are several. */
export function PaymentMethodField({ methods, selected, disabled, onChoose }: PaymentMethodFieldProps) {
  if (methods.length < 2) return null;
  return (
    <div className="mt-1 grid gap-1.5">
      <Label htmlFor="provider">Payment method</Label>
      <NativeSelect
        id="provider"
        value={selected?.provider}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => {
          const method = methods.find(({ provider }) => provider === value);
          if (method) onChoose(method);
        }}
      >
        {methods.map(({ provider, title }) => (
          <NativeSelectOption key={provider} value={provider}>
            {title}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}
