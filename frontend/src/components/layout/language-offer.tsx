import { LANGUAGE_COOKIE, type Language } from '@contract/rules/languages.ts';
import { useLocation } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { language, otherLanguage } from '@/i18n/language.ts';
import { useLanguageLink } from './language-link.tsx';

/** In the offered language, which the rest of the page is not in. */
const TEXTS: Record<Language, { label: string; read: string; close: string }> = {
  en: { label: 'Language', read: 'Read this page in English', close: 'Close' },
  bn: { label: 'ভাষা', read: 'এই পেজ বাংলায় পড়ুন', close: 'বন্ধ করুন' },
};
const { label, read, close } = TEXTS[otherLanguage];

const WORKING_AREA = /^\/(dashboard|admin)(\/|$)/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** One line above the page until it is closed, in room that the page has had from the start. */
export function LanguageOffer() {
  const link = useLanguageLink();
  const [open, setOpen] = useState(true);
  const pathname = useLocation({ select: (location) => location.pathname });
  const isShown = open && !WORKING_AREA.test(pathname);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isShown) dataset.offer = '';
    else delete dataset.offer;
  }, [isShown]);
  if (!isShown) return null;

  // Closing it chooses this page's language.
  const dismiss = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
    setOpen(false);
    document.getElementById('main')?.focus({ preventScroll: true }); // keeps the focus when the button is removed
  };
  return (
    <aside lang={otherLanguage} aria-label={label} className="language-offer">
      <a {...link} className="language-offer-link">
        {read}
      </a>
      <button type="button" title={close} onClick={dismiss} className="language-offer-close">
        <X className="size-4" aria-hidden="true" />
        <span className="sr-only">{close}</span>
      </button>
    </aside>
  );
}
