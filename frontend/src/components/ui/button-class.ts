import { cva, type VariantProps } from 'class-variance-authority';

/** Classes of everything that looks like a button, so that links can wear them too. */
export const buttonClass = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap',
    'transition-[background-color,border-color,color,transform] active:translate-y-px',
    'disabled:pointer-events-none aria-disabled:pointer-events-none disabled:opacity-60',
    '[&_.lucide]:size-[1.125em] [&_.lucide]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        secondary: 'border border-input bg-transparent text-foreground hover:border-foreground hover:bg-accent',
        quiet: 'text-foreground hover:bg-accent',
        danger: 'bg-destructive text-background hover:bg-destructive/90',
        marigold: 'bg-marigold text-marigold-foreground hover:bg-marigold/85',
      },
      size: {
        small: 'touch-target h-9 px-3.5 text-sm',
        medium: 'h-11 px-5 text-sm',
        large: 'h-13 px-6 text-base',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
);

export type ButtonLook = VariantProps<typeof buttonClass>;
