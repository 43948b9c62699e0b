import { toAmount, toCents } from '@contract/rules/money.ts';
import { toSeatShare } from '@contract/rules/seat-refunds.ts';
import type { AdminOrderLine, OrderSeats, RefundInput } from '@/api/generated/model.ts';
import { Field } from '@/components/ui/field.tsx';
import { formatCount } from '@/lib/format.ts';

/** Seats to refund: the number of free ones, and the assigned ones. */
export type SeatChoice = NonNullable<RefundInput['seats']>;

export const NO_SEATS: SeatChoice = { free: 0, ids: [] };

const countSeats = ({ free, ids }: SeatChoice): number => free + ids.length;

/** What the selected seats have cost. */
export const seatAmount = (line: AdminOrderLine, { refunded = 0 }: OrderSeats, choice: SeatChoice): number =>
  toAmount(
    toSeatShare({ cents: toCents(line.amount), bought: line.quantity, before: refunded, count: countSeats(choice) }),
  );

/** What ends with the refund, in a sentence; null while no seat is selected. */
export function seatSummary({ total }: OrderSeats, choice: SeatChoice): string | null {
  const count = countSeats(choice);
  if (count === 0) return null;
  const ended = `${formatCount(count)} of ${formatCount(total)} seats ${count === 1 ? 'ends' : 'end'}.`;
  return choice.ids.length === 0 ? ended : `${ended} The people you selected lose access and are notified.`;
}

interface SeatRefundFieldsProps {
  readonly group: OrderSeats;
  readonly choice: SeatChoice;
  readonly error: string | undefined;
  readonly onChange: (choice: SeatChoice) => void;
}

/** Which seats of a line are refunded: a number of free ones, and those of people. */
export function SeatRefundFields({ group: { free, seats }, choice, error, onChange }: SeatRefundFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Seats to refund</legend>
      {free === 0 ? null : (
        <Field
          name="freeSeats"
          label="Unassigned seats"
          type="number"
          inputMode="numeric"
          min={0}
          max={free}
          value={choice.free}
          help={`${formatCount(free)} available`}
          error={error}
          onChange={({ currentTarget }) =>
            onChange({ ...choice, free: Math.min(Math.max(Math.trunc(currentTarget.valueAsNumber || 0), 0), free) })
          }
        />
      )}
      {seats.length === 0 ? null : (
        <ul className="divide-y divide-border border-y border-border">
          {seats.map(({ id, email, name, status }) => (
            <li key={id}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-sm">
                <input
                  type="checkbox"
                  checked={choice.ids.includes(id)}
                  onChange={({ currentTarget }) =>
                    onChange({
                      ...choice,
                      ids: currentTarget.checked ? [...choice.ids, id] : choice.ids.filter((other) => other !== id),
                    })
                  }
                  className="size-4.5 accent-primary"
                />
                <bdi className="min-w-0 wrap-anywhere">{name ?? (email || 'Deleted account')}</bdi>
                {status === 'invited' ? <span className="text-muted-foreground">Invited</span> : null}
              </label>
            </li>
          ))}
        </ul>
      )}
      {free === 0 && error ? <p className="text-xs font-semibold text-destructive">{error}</p> : null}
    </fieldset>
  );
}
