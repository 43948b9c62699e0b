import type { Language } from '@contract/rules/languages.ts';
import { useEffect, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminPreviewNewsletter } from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { NewsletterText } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { useDebouncedValue } from '@/hooks/use-debounced-value.ts';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { MailFrame } from './mail-frame.tsx';

type Format = 'light' | 'dark' | 'text';
type Width = 'wide' | 'phone';

const FORMATS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Plain text' },
] as const;
const WIDTHS = [
  { value: 'wide', label: 'Wide' },
  { value: 'phone', label: 'Phone' },
] as const;

/** The preview follows the text after this pause. */
const PAUSE_MS = 500;

interface NewsletterPreviewProps {
  readonly language: Language;
  readonly text: NewsletterText;
}

/** The email that readers get, in every format in which it is read. */
export function NewsletterPreview({ language, text }: NewsletterPreviewProps) {
  const { mutate, data, error } = useAdminPreviewNewsletter();
  const settled = useDebouncedValue(JSON.stringify({ language, text }), PAUSE_MS);
  useEffect(() => mutate({ data: JSON.parse(settled) }), [mutate, settled]);
  const shown = useLastValue(data);
  const [format, setFormat] = useState<Format>('light');
  const [width, setWidth] = useState<Width>('wide');
  return (
    <section aria-label="Preview" className="min-w-0">
      <div className="mb-5 flex flex-wrap gap-x-8 gap-y-4">
        <ChoiceGroup
          legend="Format"
          name="format"
          options={FORMATS}
          value={format}
          onChange={setFormat}
          className="flex"
        />
        {format === 'text' ? null : (
          <ChoiceGroup
            legend="Width"
            name="width"
            options={WIDTHS}
            value={width}
            onChange={setWidth}
            className="flex"
          />
        )}
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
        <PreviewBody format={format} narrow={width === 'phone'} language={language} shown={shown} />
      ) : error ? null : (
        <div className="grid place-items-center py-32">
          <Spinner label="Loading preview" />
        </div>
      )}
    </section>
  );
}

interface PreviewBodyProps {
  readonly format: Format;
  readonly narrow: boolean;
  readonly language: Language;
  readonly shown: { readonly subject: string; readonly html: string; readonly text: string };
}

function PreviewBody({ format, narrow, language, shown }: PreviewBodyProps) {
  if (format !== 'text')
    return <MailFrame title={shown.subject || 'Preview'} html={shown.html} theme={format} narrow={narrow} />;
  return (
    <pre
      lang={language}
      className="max-w-3xl rounded-lg border border-border bg-card p-5 font-mono text-sm wrap-anywhere whitespace-pre-wrap sm:p-6"
    >
      {shown.text}
    </pre>
  );
}
