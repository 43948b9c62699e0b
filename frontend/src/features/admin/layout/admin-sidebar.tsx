import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { type Admin, AdminNav } from './admin-nav.tsx';

interface AdminSidebarProps {
  readonly person: Admin | null;
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
  readonly onLogout: () => void;
}

const ID = 'admin-sidebar';

/** The sidebar of wide screens: 250 px, or as wide as its icons. It stays in view while the page scrolls. */
export function AdminSidebar({ person, collapsed, onCollapse, onLogout }: AdminSidebarProps) {
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
        <AdminNav person={person} onLogout={onLogout} compact={collapsed} />
      </div>
    </aside>
  );
}
