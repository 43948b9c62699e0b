import { t } from '@lingui/core/macro';
import { Menu, Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useCart } from '@/api/use-cart.ts';
import { lazyComponent } from '@/components/feedback/lazy-component.tsx';
import { CartLink } from '@/components/layout/cart-link.tsx';
import { PaletteDialog } from '@/components/palette/palette-dialog.tsx';
import { usePaletteKey } from '@/components/palette/use-palette-key.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { ThemeToggle } from '@/components/ui/theme-toggle.tsx';
import { Notifications } from '../activity/notifications/notifications.tsx';
import { DRAWER_ID } from './dashboard-drawer.tsx';

const SearchPalette = lazyComponent(async () => (await import('../insight/search/search-palette.tsx')).SearchPalette);

interface DashboardHeaderProps {
  readonly title: string;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
  readonly onLogout?: () => void;
}

/** The page's title and the dashboard's tools, always in view; on small screens the only bar. */
export function DashboardHeader({ title, menuOpen, onMenu, onLogout }: DashboardHeaderProps) {
  const count = useCart().data?.count ?? 0;
  const [searching, setSearching] = usePaletteKey();
  const [hasAnnounced, setHasAnnounced] = useState(false);
  const toggleNotifications = useCallback((open: boolean) => setHasAnnounced(open), []);

  return (
    <div
      data-area-bar
      className="sticky top-0 z-20 -mx-(--edge) flex h-14 items-center gap-1 border-b border-border bg-background px-(--edge) lg:mx-0 lg:px-0"
    >
      <IconButton
        icon={Menu}
        label={t`Dashboard menu`}
        aria-expanded={menuOpen}
        aria-controls={DRAWER_ID}
        onClick={onMenu}
        className="-ms-3 lg:hidden"
      />
      <p className="me-auto min-w-0 truncate text-sm font-semibold">{title}</p>
      <div className="relative -me-3 flex max-sm:static max-sm:[&_[role=dialog]]:inset-x-(--edge) max-sm:[&_[role=dialog]]:w-auto">
        {count > 0 ? <CartLink count={count} className="lg:hidden" /> : null}
        <ThemeToggle />
        <IconButton
          icon={Search}
          label={t`Search`}
          title={t`Search (Ctrl+K)`}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setSearching(true)}
        />
        <Notifications open={hasAnnounced} onToggle={toggleNotifications} />
      </div>
      <PaletteDialog open={searching} onOpen={setSearching}>
        <SearchPalette onFollow={() => setSearching(false)} {...(onLogout ? { onLogout } : {})} />
      </PaletteDialog>
    </div>
  );
}
