import { buttonVariants } from '@/components/ui/button.tsx';

/** Classes of a link that selects one of a few views of the same screen; the current one is marked with `aria-current`. */
export const viewLink = buttonVariants({
  variant: 'ghost',
  size: 'sm',
  className: 'aria-[current]:bg-primary-soft aria-[current]:text-primary',
});
