import { useEffect, useState } from 'react';

/** Whether the palette is open. Ctrl+K or ⌘K opens it from anywhere, unless something else lies over the page. */
export function usePaletteKey() {
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
  return [open, setOpen] as const;
}
