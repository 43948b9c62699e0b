import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type FocusEvent, type ToggleEvent, useRef } from 'react';
import { buttonVariants } from '../ui/button.tsx';
import { DashboardLink } from './dashboard-link.tsx';
import { LanguageLink } from './language-link.tsx';
import { Logo, type Sign } from './logo.tsx';
import { navigation } from './site-links.ts';

export const MENU_ID = 'site-menu';

/** The menu of small screens. A popover: the browser opens it, closes it on Escape and keeps it on top of the page. */
export function SiteMenu({ name, logo }: Sign) {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  // The menu covers the page: focus left on the button behind it, or moved into the page, would be invisible.
  const enter = ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') currentTarget.querySelector('button')?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div
      ref={menu}
      id={MENU_ID}
      popover="auto"
      onToggle={enter}
      className="site-menu fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-background text-foreground lg:hidden"
    >
      <nav aria-label={t`Menu`} onBlur={leave} className="flex min-h-full flex-col px-(--edge) pb-8">
        <div className="flex h-16 shrink-0 items-center justify-between gap-4">
          <Logo name={name} logo={logo} />
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className="-me-2.5 inline-flex size-11 items-center justify-center rounded-md transition-colors hover:bg-accent"
          >
            <X className="size-6" aria-hidden="true" />
            <span className="sr-only">
              <Trans>Close menu</Trans>
            </span>
          </button>
        </div>
        <ul className="mt-4 border-t border-border">
          {navigation.map(({ label, to }) => (
            <li key={to} className="border-b border-border">
              <Link
                to={to}
                onClick={close}
                activeOptions={{ exact: to === '/' }}
                className="flex items-baseline justify-between py-3.5 font-display text-2xl font-semibold aria-[current=page]:text-primary"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-auto grid gap-3 pt-8 sm:grid-cols-2">
          <Link to="/login" onClick={close} className={buttonVariants({ size: 'lg', className: 'signed-in:hidden' })}>
            <Trans>Sign in</Trans>
          </Link>
          <Link
            to="/register"
            onClick={close}
            className={buttonVariants({ variant: 'outline', size: 'lg', className: 'signed-in:hidden' })}
          >
            <Trans>Create account</Trans>
          </Link>
          <DashboardLink size="lg" onClick={close} />
        </div>
        <LanguageLink className="mt-3 text-base" />
      </nav>
    </div>
  );
}
