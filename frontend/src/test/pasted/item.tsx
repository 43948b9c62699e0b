import { cva, type VariantProps } from 'class-variance-authority';
import * as React from 'react';

import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/lib/utils';

function ItemGroup({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <div role="list" data-slot="item-group" className={cn('group/item-group flex flex-col', className)} {...props} />
  );
}

const itemVariants = cva(
  'group/item flex flex-wrap items-center rounded-md border border-transparent text-sm transition-colors duration-100 outline-none focus-visible:border-ring focus-visible:ring-[3px] focus-visible:ring-ring/50 [a]:hover:bg-accent/50 [a]:hover:text-accent-foreground',
  {
    variants: {
      variant: {
        default: 'bg-transparent',
        outline: 'border-border bg-popover text-popover-foreground shadow-md',
        muted: 'bg-muted/50 dark:bg-input/30',
        secondary: 'bg-secondary text-secondary-foreground',
        sidebar: 'border-sidebar-border bg-sidebar text-sidebar-foreground hover:bg-sidebar-accent',
      },
      size: {
        default: 'gap-4 p-4',
        sm: 'gap-2.5 px-4 py-3',
      },
    },
    defaultVariants: {
      variant: 'default',
      size: 'default',
    },
  },
);

function Item({
  className,
  variant = 'default',
  size = 'default',
  ...props
}: React.ComponentProps<'div'> & VariantProps<typeof itemVariants>) {
  return (
    <div
      data-slot="item"
      data-variant={variant}
      data-size={size}
      className={cn(itemVariants({ variant, size, className }))}
      {...props}
    />
  );
}

function ItemMedia({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <div
      data-slot="item-media"
      className={cn(
        'flex size-8 shrink-0 items-center justify-center rounded-xl border border-input bg-chart-2/20 fill-primary stroke-chart-1',
        className,
      )}
      {...props}
    />
  );
}

function ItemContent({ className, ...props }: React.ComponentProps<'div'>) {
  return <div data-slot="item-content" className={cn('flex flex-1 flex-col gap-1', className)} {...props} />;
}

function ItemActions({ className, onRemove, ...props }: React.ComponentProps<'div'> & { onRemove?: () => void }) {
  return (
    <div data-slot="item-actions" className={cn('flex items-center gap-2', className)} {...props}>
      <Button variant="ghost" size="icon" onClick={onRemove}>
        <span className="sr-only">Remove</span>
      </Button>
      <Button asChild variant="link" size="sm">
        <a href="#more">More</a>
      </Button>
      <a href="#open" className={cn(buttonVariants({ variant: 'outline', size: 'sm' }), 'bg-primary text-white')}>
        Open
      </a>
    </div>
  );
}

export { Item, ItemActions, ItemContent, ItemGroup, ItemMedia };
