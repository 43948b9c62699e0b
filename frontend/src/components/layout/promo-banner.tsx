import { useLocation } from '@tanstack/react-router';
import { ArrowUpRight, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { isPromoClosed, rememberClosedPromo } from './promo-cookie.ts';

interface PromoBannerProps {
  readonly promo: {
    readonly text: string;
    readonly linkText: string;
    readonly url: string;
  };
}

/** Pages where people work or sign in: nothing may lie over their forms. */
const QUIET = /^\/(dashboard|admin|login|register|forgot-password|confirm-email)(\/|$)/;

/**
 * News over the foot of the page, until it is closed. Server-rendered pages are the same for everybody and never contain it:
 * the browser knows whether it was closed, and by then the page has been painted.
 */
export function PromoBanner({ promo }: PromoBannerProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(!isPromoClosed(document)), []);
  const isQuiet = useLocation({ select: ({ pathname }) => QUIET.test(pathname) });
  if (!open || isQuiet) return null;

  const close = () => {
    rememberClosedPromo(document);
    setOpen(false);
    document.getElementById('main')?.focus({ preventScroll: true }); // the button goes, the keyboard stays on the page
  };
  return (
    <aside aria-label="News" className="promo">
      <a href={promo.url} target="_blank" rel="noopener" className="grow rounded-xl py-3 pr-1 pl-4">
        {promo.text}{' '}
        <span className="font-semibold whitespace-nowrap underline underline-offset-4">
          {promo.linkText}
          <ArrowUpRight className="ml-0.5 inline size-[1.1em]" aria-hidden="true" />
        </span>
      </a>
      <IconButton icon={X} label="Close" onClick={close} className="text-current! hover:bg-marigold-foreground/10" />
    </aside>
  );
}
