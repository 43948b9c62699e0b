import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { type Admin, AdminNav } from './admin-nav.tsx';

interface AdminSidebarProps {
  readonly person: Admin | null;
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
  readonly onSearch: () => void;
  readonly onLogout: () => void;
}

const ID = 'admin-sidebar';

/** The sidebar of wide screens: 250 px, or as wide as its icons. It stays in view while the page scrolls. */
export function AdminSidebar({ person, collapsed, onCollapse, onSearch, onLogout }: AdminSidebarProps) {
  return (
    <aside id={ID} className={clsx('admin-sidebar', collapsed && 'admin-sidebar-narrow')}>
      <div className="sticky top-0 flex max-h-dvh min-h-[min(100dvh,40rem)] flex-col overflow-x-hidden overflow-y-auto px-3 py-4">
        <div className={clsx('mb-3 flex items-center', collapsed ? 'justify-center' : 'justify-between pl-3')}>
          <p className={clsx('text-xs font-semibold text-muted-foreground', collapsed && 'sr-only')}>Administration</p>
          <IconButton
            icon={collapsed ? PanelLeftOpen : PanelLeftClose}
            label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            aria-expanded={!collapsed}
            aria-controls={ID}
            onClick={() => onCollapse(!collapsed)}
            className="size-10!"
          />
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          title={collapsed ? 'Search (Ctrl+K)' : undefined}
          onClick={onSearch}
          className={clsx(
            'mb-4 flex h-10 w-full shrink-0 items-center gap-3 rounded-md border border-border bg-card text-sm text-muted-foreground transition-colors hover:border-input hover:text-foreground',
            collapsed ? 'justify-center' : 'px-3',
          )}
        >
          <Search className="size-4.5 shrink-0" aria-hidden="true" />
          <span className={clsx(collapsed && 'sr-only')}>Search</span>
          {collapsed ? null : (
            <span aria-hidden="true" className="ml-auto">
              <kbd className="key">Ctrl K</kbd>
            </span>
          )}
        </button>
        <AdminNav person={person} onLogout={onLogout} compact={collapsed} />
      </div>
    </aside>
  );
}
