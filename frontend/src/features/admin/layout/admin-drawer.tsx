import { useGetSite } from '@/api/generated/site/site.ts';
import { AreaMenuHead } from '@/components/layout/area-menu-head.tsx';
import { AreaSiteLinks } from '@/components/layout/area-site-links.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { type Admin, AdminNav } from './admin-nav.tsx';

interface AdminDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly person: Admin | null;
  readonly onLogout: () => void;
}

export const DRAWER_ID = 'admin-drawer';

/** The sidebar of small screens, over the dimmed page. */
export function AdminDrawer({ open, onClose, person, onLogout }: AdminDrawerProps) {
  const { data: site } = useGetSite();
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent id={DRAWER_ID} aria-label="Admin menu" className="dialog-left lg:hidden">
        <div className="flex min-h-full flex-col px-3 pt-2 pb-5">
          <AreaMenuHead site={site} closeLabel="Close admin menu" onClose={onClose} />
          <AdminNav person={person} onLogout={onLogout} onChoose={onClose} />
          <AreaSiteLinks onChoose={onClose} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
