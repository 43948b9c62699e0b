import { Link, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { navItemClass } from './nav-item-class.ts';

interface NavLinkProps {
  readonly to: LinkProps['to'];
  readonly label: string;
  readonly icon: LucideIcon;
  /** Shows the icon only; the name is then a tooltip. */
  readonly compact: boolean;
  /** Whether the open screen belongs to it; without it only its own path counts. */
  readonly current?: boolean;
  readonly onChoose?: (() => void) | undefined;
  /** Next to the label, such as a count. */
  readonly children?: ReactNode;
}

/** A screen in the sidebar. The current one has a bar at the edge, so that colour is not the only sign. */
export function NavLink({ to, label, icon: Icon, compact, current, onChoose, children }: NavLinkProps) {
  return (
    <Link
      to={to}
      onClick={onChoose}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={current ? 'page' : undefined}
      title={compact ? label : undefined}
      className={clsx(
        navItemClass,
        'relative before:absolute before:inset-y-2 before:-left-3 before:w-0.75 before:rounded-r-full aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary aria-[current=page]:before:bg-primary',
        compact && 'justify-center',
      )}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span className={clsx(compact && 'sr-only')}>{label}</span>
      {children}
    </Link>
  );
}
