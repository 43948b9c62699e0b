import { type ReactNode, useEffect, useRef } from 'react';

interface TabRowProps {
  /** Identifies the current tab: the row scrolls when it changes. */
  readonly current: string | undefined;
  /** List items with the links, whose classes are `tabClass`. */
  readonly children: ReactNode;
}

/** A row of tabs. On a narrow screen it scrolls sideways, with the current one in view. */
export function TabRow({ current, children }: TabRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const tab = current ? list?.querySelector<HTMLElement>('[aria-current=page]')?.closest('li') : null;
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <ul ref={row} className="relative -mb-px flex gap-5 overflow-x-auto [scrollbar-width:none]">
      {children}
      {/* Fades tabs that continue to the right; when scrolled to the end it covers nothing. */}
      <li
        aria-hidden="true"
        className="pointer-events-none sticky right-0 mb-px -ml-5 w-12 shrink-0 bg-linear-to-l from-background to-transparent"
      />
    </ul>
  );
}
