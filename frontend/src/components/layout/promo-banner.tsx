import { useLocation } from '@tanstack/react-router';
import { ArrowUpRight, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { rememberClosedPromo } from './promo-cookie.ts';
import { usePromoPlace } from './use-promo-place.ts';

export interface PromoBannerProps {
  readonly promo: {
    readonly text: string;
    readonly linkText: string;
    readonly url: string;
  };
}

/** Pages where people work or sign in: nothing may lie over their forms. */
const QUIET = /^\/(dashboard|admin|login|register|forgot-password|confirm-email|checkout|order)(\/|$)/;

/**
 * News that float over the page until they are closed, wherever there is room. Server-rendered pages are the same for everybody
 * and never contain them.
 */
export function PromoBanner({ promo }: PromoBannerProps) {
  const [open, setOpen] = useState(true);
  const pathname = useLocation({ select: (location) => location.pathname });
  if (!open || QUIET.test(pathname)) return null;

  const close = () => {
    rememberClosedPromo(document);
    setOpen(false);
    document.getElementById('main')?.focus({ preventScroll: true }); // the button goes, the keyboard stays on the page
  };
  return <Floating promo={promo} pathname={pathname} onClose={close} />;
}

interface FloatingProps extends PromoBannerProps {
  readonly pathname: string;
  readonly onClose: () => void;
}

function Floating({ promo, pathname, onClose }: FloatingProps) {
  const banner = useRef<HTMLElement>(null);
  usePromoPlace(banner, pathname);
  return (
    <aside ref={banner} aria-label="News" className="promo" data-away="">
      <a href={promo.url} target="_blank" rel="noopener" className="grow rounded-xl py-3 pr-1 pl-4">
        <span className="promo-text">{`${promo.text} `}</span>
        <span className="font-semibold whitespace-nowrap underline underline-offset-4">
          <span>{promo.linkText}</span>
          <ArrowUpRight className="ml-0.5 inline size-[1.1em]" aria-hidden="true" />
        </span>
      </a>
      <IconButton icon={X} label="Close" onClick={onClose} className="text-current! hover:bg-marigold-foreground/10" />
    </aside>
  );
}
