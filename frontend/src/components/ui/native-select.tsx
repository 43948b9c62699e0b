import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { inputClass } from './input.tsx';

/** The browser's native select, styled like the other controls. */
export function NativeSelect({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div data-slot="native-select-wrapper" className="relative">
      <select
        data-slot="native-select"
        className={clsx(inputClass, 'h-11 appearance-none pe-10', className)}
        {...rest}
      />
      <ChevronDown
        className="pointer-events-none absolute top-1/2 end-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
        aria-hidden="true"
      />
    </div>
  );
}

export function NativeSelectOption(props: ComponentProps<'option'>) {
  return <option data-slot="native-select-option" {...props} />;
}
