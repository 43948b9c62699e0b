import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { SeatCountMax } from '@/api/generated/zod/schemas/seatCount.zod.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { moneyFormat } from '@/lib/order-money.ts';
import { SeatsText } from '../../kit/checkout/seats-text.tsx';

interface SeatFieldProps {
  readonly seats: number;
  /** Of one seat. */
  readonly unitPrice: number;
  /** Of the price; the shop's without one. */
  readonly currency?: string | undefined;
  readonly onChange: (seats: number) => void;
}

/** How many seats are bought. A number that cannot be bought stays as typed until the field is left. */
export function SeatField({ seats, unitPrice, currency, onChange }: SeatFieldProps) {
  const price = moneyFormat(currency)(unitPrice);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (next: number) => {
    setTyped(null);
    onChange(Math.min(Math.max(next, 1), SeatCountMax));
  };
  const type = (text: string) => {
    const next = Number(text);
    setTyped(text);
    if (Number.isInteger(next) && next >= 1 && next <= SeatCountMax) onChange(next);
  };
  return (
    <div className="mt-5 border-t border-border pt-4 lg:mt-6 lg:pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <Label htmlFor={id} className="font-semibold">
            <Trans>Seats</Trans>
          </Label>
          <p className="text-sm text-muted-foreground tabular-nums">{t`${price} each`}</p>
        </div>
        <div className="flex items-center gap-1.5">
          <IconButton
            icon={Minus}
            label={t`Remove one seat`}
            disabled={seats === 1}
            onClick={() => change(seats - 1)}
          />
          <div className="w-16">
            <Input
              id={id}
              inputMode="numeric"
              autoComplete="off"
              maxLength={inputMaxLength(SeatCountMax)}
              value={typed ?? String(seats)}
              aria-describedby={`${id}-note`}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onBlur={() => setTyped(null)}
              className="text-center tabular-nums"
            />
          </div>
          <IconButton
            icon={Plus}
            label={t`Add one seat`}
            disabled={seats === SeatCountMax}
            onClick={() => change(seats + 1)}
          />
        </div>
      </div>
      <p id={`${id}-note`} className="mt-2 text-sm text-muted-foreground">
        <SeatsText />
      </p>
    </div>
  );
}
