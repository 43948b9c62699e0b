import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { inputClass } from './input.tsx';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea data-slot="textarea" className={clsx(inputClass, 'py-2.5', className)} {...rest} />;
}
