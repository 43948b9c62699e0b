import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { ArrowUpRight, X } from 'lucide-react';
import { useState } from 'react';
import { savePromoClosed } from './promo-cookie.ts';

export interface PromoBannerProps {
  readonly promo: {
    readonly text: string;
    readonly linkText: string;
    readonly url: string;
  };
}

/** Working areas, sign-in, and pages where a client pays or decides: nothing may cover or distract from them. */
const HIDDEN_ON =
  /^\/(dashboard|admin|login|register|forgot-password|confirm-email|cart|checkout|order|invoice|quote|project|gift|renewal|withdraw)(\/|$)/;

/**
 * The newsletter prompt, which floats until closed: a tab in the page's margin, clear of text and controls at every
 * width. Its text opens on touch, and stays open where the margin is wide enough. Server-rendered pages are the same
 * for all visitors and never contain it.
 */
export function PromoBanner({ promo: { text, linkText, url } }: PromoBannerProps) {
  const [open, setOpen] = useState(true);
  const pathname = useLocation({ select: (location) => location.pathname });
  if (!open || HIDDEN_ON.test(pathname)) return null;

  const close = () => {
    savePromoClosed(document);
    setOpen(false);
    document.getElementById('main')?.focus({ preventScroll: true }); // keeps the focus when the button is removed
  };
  return (
    <aside aria-label={t`News`} className="promo">
      <a href={url} target="_blank" rel="noopener" className="promo-link">
        <span className="promo-text">{`${text} `}</span>
        <span className="promo-label">
          <span>{linkText}</span>
          <ArrowUpRight className="inline size-[1.1em]" aria-hidden="true" />
        </span>
      </a>
      <button type="button" title={t`Close`} onClick={close} className="promo-close">
        <X className="size-4" aria-hidden="true" />
        <span className="sr-only">
          <Trans>Close</Trans>
        </span>
      </button>
    </aside>
  );
}
