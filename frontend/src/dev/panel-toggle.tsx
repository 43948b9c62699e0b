import { FlaskConical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DevPanel } from './dev-panel.tsx';
import type { DevTools } from './dev-tools.ts';
import { useFreePosition } from './use-free-position.ts';

const SIZE = 36;
const SHORTCUT = 'Alt+Shift+D';

/** The small button that opens the developer panel; it moves so as not to cover a control of the page. */
export function PanelToggle({ tools, startOpen = false }: { readonly tools: DevTools; readonly startOpen?: boolean }) {
  const [isOpen, setOpen] = useState(startOpen);
  const button = useRef<HTMLButtonElement>(null);
  const position = useFreePosition(button, SIZE);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyD') setOpen((open) => !open);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  // The button is rendered again only after the panel has closed: it then receives the focus.
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="dev-toggle"
        hidden={!position || isOpen}
        style={position && { left: position.x, top: position.y, width: SIZE, height: SIZE }}
        aria-expanded={isOpen}
        aria-keyshortcuts={SHORTCUT}
        title={`Developer panel (${SHORTCUT})`}
        onClick={() => setOpen(true)}
      >
        <FlaskConical aria-hidden="true" />
        <span className="sr-only">Developer panel</span>
      </button>
      {isOpen ? <DevPanel tools={tools} onClose={close} /> : null}
    </>
  );
}
