import { clsx } from 'clsx';
import { type ComponentProps, cloneElement, isValidElement } from 'react';

interface SlotProps extends ComponentProps<'button'> {
  readonly 'data-slot': string;
}

/**
 * Gives its props to its only child: the `asChild` of a component. Classes are joined, a press reaches both, of anything
 * else the child keeps its own.
 */
export function Slot({ children, className, onClick, ...props }: SlotProps) {
  if (!isValidElement<ComponentProps<'button'>>(children)) return null;
  const own = children.props;
  return cloneElement(children, {
    ...props,
    ...own,
    className: clsx(className, own.className),
    onClick: (event) => {
      own.onClick?.(event);
      onClick?.(event);
    },
  });
}
