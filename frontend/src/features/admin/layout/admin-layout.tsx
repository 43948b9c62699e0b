import { PanelLeft, Search } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '@/components/feedback/lazy-component.tsx';
import { PaletteDialog } from '@/components/palette/palette-dialog.tsx';
import { usePaletteKey } from '@/components/palette/use-palette-key.ts';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { ThemeToggle } from '@/components/ui/theme-toggle.tsx';
import { useRefetchChanged } from '@/hooks/use-refetch-changed.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AdminDrawer, DRAWER_ID } from './admin-drawer.tsx';
import { AdminSidebar } from './admin-sidebar.tsx';
import { useNewKey } from './use-new-key.ts';

// Lives as long as the page: browser storage is reserved for the site's own keys.
let collapsed = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const setCollapsed = (next: boolean) => {
  collapsed = next;
  for (const listener of listeners) listener();
};

/** Whether the sidebar shows icons only, and how to toggle it. All screens of the administration share this state. */
function useSidebar() {
  return {
    collapsed: useSyncExternalStore(
      subscribe,
      () => collapsed,
      () => false,
    ),
    setCollapsed,
  };
}

const AdminPalette = lazyComponent(async () => (await import('./admin-palette.tsx')).AdminPalette);

interface AdminLayoutProps {
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** Frame of the administration: a sidebar at the window's edge, or a menu bar on small screens, and the screen. */
export function AdminLayout({ onLogout, children }: AdminLayoutProps) {
  const { user } = useAuth();
  const { collapsed, setCollapsed } = useSidebar();
  const [searching, setSearching] = usePaletteKey();
  const [menuOpen, setMenuOpen] = useState(false);
  useNewKey();
  useRefetchChanged();
  return (
    <div className="flex grow flex-col lg:flex-row">
      <AdminSidebar
        person={user}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        onSearch={() => setSearching(true)}
        onLogout={onLogout}
      />
      <AdminDrawer open={menuOpen} onClose={() => setMenuOpen(false)} person={user} onLogout={onLogout} />
      <div
        data-area-bar
        className="sticky top-0 z-20 flex h-13 items-center border-b border-border bg-background px-(--edge) lg:hidden"
      >
        <Button
          variant="ghost"
          aria-expanded={menuOpen}
          aria-controls={DRAWER_ID}
          onClick={() => setMenuOpen(true)}
          className="-ml-3 px-3!"
        >
          <PanelLeft aria-hidden="true" />
          Admin menu
        </Button>
        <IconButton
          icon={Search}
          label="Search"
          title="Search (Ctrl+K)"
          aria-haspopup="dialog"
          onClick={() => setSearching(true)}
          className="ml-auto"
        />
        <ThemeToggle className="-mr-3" />
      </div>
      <PaletteDialog open={searching} onOpen={setSearching}>
        <AdminPalette onFollow={() => setSearching(false)} onLogout={onLogout} />
      </PaletteDialog>
      <div
        id="screen"
        tabIndex={-1}
        className="min-w-0 grow px-(--edge) pb-16 [--table-top:3.25rem] lg:[--table-top:0px]"
      >
        <div className="mx-auto max-w-[88rem]">{children}</div>
      </div>
    </div>
  );
}
