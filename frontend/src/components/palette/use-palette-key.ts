import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Whether the palette is open. Ctrl+K or ⌘K opens it from any screen, unless a dialog covers the page. It closes when
 * another page is opened meanwhile, or a dialog that was still loading opens above it; a navigation that had already
 * started does not close it.
 */
export function usePaletteKey() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (!open) return;
    const dialogs = new MutationObserver(() => {
      if (document.querySelector('dialog:modal:not(.dialog-palette)')) setOpen(false);
    });
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) setOpen(false);
    });
    return () => {
      dialogs.disconnect();
      unsubscribe();
    };
  }, [open, router]);
  return [open, setOpen] as const;
}
