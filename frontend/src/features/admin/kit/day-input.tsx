import { type ComponentProps, useRef, useState } from 'react';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** `yyyy-mm-dd`, or empty. */
  readonly value: string;
  /** A whole and allowed day, or an empty text once it is cleared. */
  readonly onDay: (day: string) => void;
}

/**
 * A day that can be typed. Browsers tell of a change with every digit, and half a year is no year: what is typed counts
 * on Enter or when the field is left, a day of the calendar at once. A day that is not allowed gives way to the last one.
 */
export function DayInput({ value, onDay, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const byKeys = useRef(false);
  const settle = ({ value: day, validity }: HTMLInputElement) => {
    if (typed === null) return;
    setTyped(null);
    if (validity.valid && day !== value) onDay(day);
  };
  return (
    <input
      {...rest}
      type="date"
      value={typed ?? value}
      onPointerDown={() => {
        byKeys.current = false;
      }}
      onKeyDown={({ key, currentTarget }) => {
        byKeys.current = true;
        if (key === 'Enter') settle(currentTarget);
      }}
      onChange={({ currentTarget }) => {
        if (byKeys.current) setTyped(currentTarget.value);
        else if (currentTarget.validity.valid) onDay(currentTarget.value);
      }}
      onBlur={({ currentTarget }) => settle(currentTarget)}
    />
  );
}
