import { Menu, Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { ThemeToggle } from '@/components/ui/theme-toggle.tsx';
import { HeaderPanel } from '../kit/header-panel.tsx';
import { Notifications } from '../notifications/notifications.tsx';
import { SearchPanel } from '../search/search-panel.tsx';
import { DRAWER_ID } from './dashboard-drawer.tsx';

interface DashboardHeaderProps {
  readonly title: string;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** Title of the page and the tools that every page of the dashboard has. Stays in view while the page scrolls. */
export function DashboardHeader({ title, menuOpen, onMenu }: DashboardHeaderProps) {
  const [panel, setPanel] = useState<'search' | 'notifications' | null>(null);
  const toggleSearch = useCallback((open: boolean) => setPanel(open ? 'search' : null), []);
  const toggleNotifications = useCallback((open: boolean) => setPanel(open ? 'notifications' : null), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) setPanel('search');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className="sticky top-0 z-20 -mx-(--edge) flex h-14 items-center gap-1 border-b border-border bg-background px-(--edge) lg:mx-0 lg:px-0">
      <IconButton
        icon={Menu}
        label="Dashboard menu"
        aria-expanded={menuOpen}
        aria-controls={DRAWER_ID}
        onClick={onMenu}
        className="-ml-3 lg:hidden"
      />
      <p className="mr-auto min-w-0 truncate text-sm font-semibold">{title}</p>
      <div className="relative -mr-3 flex max-sm:static max-sm:[&_[role=dialog]]:inset-x-(--edge) max-sm:[&_[role=dialog]]:w-auto">
        <HeaderPanel
          icon={Search}
          label="Search"
          note="Ctrl+K"
          open={panel === 'search'}
          onToggle={toggleSearch}
          className="sm:w-104"
        >
          <SearchPanel onFollow={() => setPanel(null)} />
        </HeaderPanel>
        <Notifications open={panel === 'notifications'} onToggle={toggleNotifications} />
        <ThemeToggle />
      </div>
    </div>
  );
}
