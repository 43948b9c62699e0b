import { type ComponentProps, useRef, useState } from 'react';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** `yyyy-mm-dd`, or empty. */
  readonly value: string;
  /** Called with a complete, valid date, or with an empty string when cleared. */
  readonly onDay: (day: string) => void;
}

/**
 * A date field that can be typed in. Browsers fire a change event at every digit, and half a year is not a year: typed
 * text takes effect on Enter or blur, a date picked from the calendar immediately. An invalid or incomplete date is
 * replaced by the last valid one.
 */
export function DayInput({ value, onDay, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const byKeys = useRef(false);
  const settle = (field: HTMLInputElement) => {
    const { value: day, validity } = field;
    const { valid, badInput } = validity;
    if (badInput) field.value = value; // half a date has no value of its own, so React would leave it there
    if (typed === null) return;
    setTyped(null);
    if (valid && day !== value) onDay(day);
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
