import { X } from 'lucide-react';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
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
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent id={DRAWER_ID} aria-label="Admin menu" className="dialog-left lg:hidden">
        <div className="flex min-h-full flex-col px-3 pt-2 pb-5">
          <div className="mb-2 flex items-center justify-between pl-3">
            <p className="text-xs font-semibold text-muted-foreground">Administration</p>
            <IconButton icon={X} label="Close admin menu" onClick={onClose} />
          </div>
          <AdminNav person={person} onLogout={onLogout} onChoose={onClose} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
