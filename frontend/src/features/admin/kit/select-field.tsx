import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { inputClass } from '@/components/ui/input.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'name' | 'children'> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

/** One choice of a few, with label, help and error. */
export function SelectField({ name, label, options, help, error, className, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame id={name} label={label} help={help} error={error}>
      <div className={clsx('relative', className)}>
        <select
          id={name}
          name={name}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={noteId(name)}
          className={clsx(inputClass, 'h-11 appearance-none pr-10')}
          {...rest}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
          aria-hidden="true"
        />
      </div>
    </FieldFrame>
  );
}
