import { clsx } from 'clsx';
import { type ComponentProps, cloneElement, isValidElement } from 'react';

interface SlotProps extends ComponentProps<'button'> {
  readonly 'data-slot': string;
}

/**
 * Passes its props to its only child: the `asChild` of a component. Classes are joined, clicks reach both handlers; for
 * any other prop the child's own value wins.
 */
export function Slot({ children, className, onClick, ...props }: SlotProps) {
  if (!isValidElement<ComponentProps<'button'>>(children)) return null;
  const childProps = children.props;
  return cloneElement(children, {
    ...props,
    ...childProps,
    className: clsx(className, childProps.className),
    onClick: (event) => {
      childProps.onClick?.(event);
      onClick?.(event);
    },
  });
}
