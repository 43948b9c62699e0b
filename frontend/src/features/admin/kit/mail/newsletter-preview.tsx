import type { Language } from '@contract/rules/languages.ts';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminPreviewNewsletter } from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { NewsletterText } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useDebouncedValue } from '@/hooks/use-debounced-value.ts';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { getInitialView, MailBody, MailViewFields } from './mail-view.tsx';

/** The preview follows the text after this pause. */
const PAUSE_MS = 500;

interface NewsletterPreviewProps {
  readonly language: Language;
  readonly text: NewsletterText;
  /** Scrolls into view if it opens below the window, as beside an editor on a phone. */
  readonly isRevealed?: boolean;
}

/** The email as recipients get it, in every format. */
export function NewsletterPreview({ language, text, isRevealed = false }: NewsletterPreviewProps) {
  const { mutate, data, error } = useAdminPreviewNewsletter();
  const settled = useDebouncedValue(JSON.stringify({ language, text }), PAUSE_MS);
  useEffect(() => mutate({ data: JSON.parse(settled) }), [mutate, settled]);
  const shown = useLastValue(data);
  const [view, setView] = useState(getInitialView);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (isRevealed && top > innerHeight / 2) section.current?.scrollIntoView();
  }, [isRevealed]);
  return (
    <section ref={section} aria-label="Preview" className="min-w-0 scroll-mt-20">
      <div className="mb-5 flex flex-wrap gap-x-8 gap-y-4">
        <MailViewFields view={view} onChange={setView} />
      </div>
      {error ? (
        <Banner
          tone="danger"
          className="mb-4"
          action={
            <Button variant="ghost" size="sm" onClick={() => mutate({ data: JSON.parse(settled) })}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'Preview failed')}
        </Banner>
      ) : null}
      {shown && shown.notes.length > 0 ? (
        <Banner tone="notice" className="mb-4">
          {shown.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Banner>
      ) : null}
      {shown ? (
        <MailBody view={view} language={language} mail={shown} />
      ) : error ? null : (
        <div className="grid place-items-center py-32">
          <Spinner label="Loading preview" />
        </div>
      )}
    </section>
  );
}
