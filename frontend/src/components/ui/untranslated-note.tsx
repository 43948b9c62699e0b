import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Languages } from 'lucide-react';
import { language } from '@/i18n/language.ts';
import { detectHtmlLanguage } from '@/lib/detect-language.ts';

interface UntranslatedNoteProps {
  /** What follows the note, as text or HTML. */
  readonly text: string;
  readonly className?: string;
}

/** Notes that the following content has no translation into the page's language; renders nothing in the original language. */
export function UntranslatedNote({ text, className }: UntranslatedNoteProps) {
  if (language === 'en' || detectHtmlLanguage(text) === undefined) return null;
  return (
    <p className={clsx('flex items-start gap-2.5 rounded-lg bg-secondary px-4 py-3 text-sm text-ink-11', className)}>
      <Languages className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <Trans>This text has not been translated yet. You are reading the English original.</Trans>
    </p>
  );
}
