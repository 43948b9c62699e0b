import { useEffect, useRef } from 'react';
import { applyMailTheme, type MailTheme } from './apply-mail-theme.ts';

interface MailFrameProps {
  readonly title: string;
  readonly html: string;
  readonly theme: MailTheme;
  /** As wide as a phone. */
  readonly narrow: boolean;
}

/** An email as an email client shows it: in a frame of its own, without scripts, as tall as its content. */
export function MailFrame({ title, html, theme, narrow }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    const inner = element?.contentDocument;
    if (!element || !inner) return;
    const resize = () => {
      element.style.height = `${inner.documentElement.offsetHeight}px`;
    };
    applyMailTheme(inner, html, theme);
    resize();
    const watcher = new ResizeObserver(() => requestAnimationFrame(resize));
    watcher.observe(inner.body);
    return () => watcher.disconnect();
  }, [html, theme]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      className={`min-h-80 w-full rounded-lg border border-border transition-[max-width] ${narrow ? 'max-w-90' : 'max-w-3xl'}`}
    />
  );
}
