import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useGetSite } from '@/api/generated/site/site.ts';
import { AreaMenuHead } from '@/components/layout/area-menu-head.tsx';
import { AreaSiteLinks } from '@/components/layout/area-site-links.tsx';

interface DashboardDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const DRAWER_ID = 'dashboard-sidebar';

/**
 * The sidebar of small screens: a modal dialog, so the browser traps the focus, closes it on Escape and dims the page.
 */
export function DashboardDrawer({ open, onClose, children }: DashboardDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data: site } = useGetSite();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  useEffect(() => {
    if (!open) return;
    // The dimmed page is the dialog's backdrop: a click there has the dialog itself as its target.
    const onPress = (event: PointerEvent) => {
      if (event.target === dialog.current && event.clientX > (dialog.current?.getBoundingClientRect().right ?? 0))
        onClose();
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [open, onClose]);

  return (
    <dialog ref={dialog} id={DRAWER_ID} aria-label={t`Dashboard menu`} onClose={onClose} className="drawer lg:hidden">
      <div className="flex min-h-full flex-col px-3 pt-2 pb-6">
        <AreaMenuHead site={site} closeLabel={t`Close dashboard menu`} onClose={onClose} />
        {children}
        <AreaSiteLinks onChoose={onClose} />
      </div>
    </dialog>
  );
}
