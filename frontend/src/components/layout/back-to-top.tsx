import { t } from '@lingui/core/macro';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';

/** Scrolls to the top of the page and moves the focus there; shown after one screen of scrolling. */
export function BackToTop() {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const update = () => setIsVisible(scrollY > innerHeight);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);

  const scrollToTop = () => {
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return isVisible ? (
    <IconButton icon={ArrowUp} label={t`Back to top`} onClick={scrollToTop} className="back-to-top" />
  ) : null;
}
