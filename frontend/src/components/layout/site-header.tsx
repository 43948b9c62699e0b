import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import { buttonVariants } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { DashboardLink } from './dashboard-link.tsx';
import { LanguageLink } from './language-link.tsx';
import { Logo, type Sign } from './logo.tsx';
import { navigation } from './site-links.ts';
import { MENU_ID, SiteMenu } from './site-menu.tsx';
import { useAppArea, useIsAdminArea } from './use-app-area.ts';

/** The element that the link to the cart is rendered into, once there is a cart. */
export const CART_SLOT = 'cart';

/**
 * The slim bar of every page. All account links are in the markup; attributes on the root element show the right one,
 * so the server-rendered page is the same for all visitors. On small screens a working area's own bar replaces it.
 */
export function SiteHeader({ name, logo }: Sign) {
  const isWide = useIsAdminArea();
  // The dashboard's own bar below has its theme toggle at the right: this one keeps its distance, next to the name.
  const isLeft = useAppArea() && !isWide;
  return (
    <header className="border-b border-border bg-background max-lg:area-bar:hidden">
      <Container className={clsx('flex items-center gap-2 lg:gap-6', isWide ? 'h-14 max-w-none lg:px-5' : 'h-16')}>
        <Link to="/" className="-ms-1 inline-flex min-w-0 rounded-md px-1 py-2" aria-label={t`${name}, home page`}>
          <Logo name={name} logo={logo} />
        </Link>
        {isLeft ? <ThemeToggle className="-ms-2 lg:-ms-4" /> : null}
        <nav aria-label={t`Main`} className="ms-auto hidden self-stretch lg:flex">
          {navigation.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: to === '/' }}
              className="relative inline-flex items-center px-3.5 text-sm font-medium text-muted-foreground transition-colors after:absolute after:inset-x-3.5 after:-bottom-px after:h-0.5 after:origin-left after:scale-x-0 after:bg-primary after:transition-transform hover:text-foreground aria-[current=page]:text-foreground aria-[current=page]:after:scale-x-100"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1 lg:ms-0 lg:gap-2">
          {isWide ? null : <LanguageLink className="max-lg:hidden" />}
          {isWide ? null : <span id={CART_SLOT} className="contents" />}
          {isLeft ? null : <ThemeToggle />}
          <Link
            to="/login"
            className={buttonVariants({
              variant: 'outline',
              size: 'sm',
              className: 'signed-in:hidden max-sm:hidden',
            })}
          >
            <Trans>Sign in</Trans>
          </Link>
          <DashboardLink variant="outline" size="sm" className="max-sm:hidden" />
          <button
            type="button"
            popoverTarget={MENU_ID}
            className="-me-2.5 inline-flex size-11 items-center justify-center rounded-md text-foreground transition-colors hover:bg-accent lg:hidden"
          >
            <Menu className="size-6" aria-hidden="true" />
            <span className="sr-only">
              <Trans>Menu</Trans>
            </span>
          </button>
        </div>
      </Container>
      <SiteMenu name={name} logo={logo} />
    </header>
  );
}
