import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { Container } from '@/components/ui/container.tsx';
import { useRefetchChanged } from '@/hooks/use-refetch-changed.ts';
import { useAuth } from '@/session/session-context.tsx';
import { pageTitle } from '../kit/dashboard-pages.ts';
import { DashboardDrawer } from './dashboard-drawer.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardNav } from './dashboard-nav.tsx';

interface DashboardLayoutProps {
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** Frame of all dashboard pages: sidebar, title bar, page. */
export function DashboardLayout({ onLogout, children }: DashboardLayoutProps) {
  const { user } = useAuth();
  useRefetchChanged();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  return (
    <Container className="grow lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <aside className="hidden border-e border-border pe-6 lg:block">
        <div className="sticky top-0 -ms-3 py-8">
          <DashboardNav person={user} onLogout={onLogout} />
        </div>
      </aside>
      <DashboardDrawer open={menuOpen} onClose={closeMenu}>
        <DashboardNav person={user} onLogout={onLogout} onChoose={closeMenu} />
      </DashboardDrawer>
      <div id="screen" tabIndex={-1} className="min-w-0 pb-16 [--table-top:3.5rem] lg:ps-8">
        <DashboardHeader
          title={pageTitle(path)}
          menuOpen={menuOpen}
          onMenu={() => setMenuOpen(true)}
          onLogout={onLogout}
        />
        {children}
      </div>
    </Container>
  );
}
