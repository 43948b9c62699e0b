import { type ReactNode, useEffect } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminPreviewText } from '@/api/generated/admin-writing/admin-writing.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useDebouncedValue } from '@/hooks/use-debounced-value.ts';
import { useLastValue } from '@/hooks/use-last-value.ts';

/** The preview follows the text after this pause. */
const PAUSE_MS = 500;

interface TextPreviewProps {
  /** Markdown, as typed. */
  readonly text: string;
  /** Renders the page around the HTML. */
  readonly children: (html: string) => ReactNode;
}

/** The text as the server renders it for readers, with warnings about what they will not see as intended. */
export function TextPreview({ text, children }: TextPreviewProps) {
  const { mutate, data, error } = useAdminPreviewText();
  const settled = useDebouncedValue(text, PAUSE_MS);
  useEffect(() => mutate({ data: { text: settled } }), [mutate, settled]);
  const shown = useLastValue(data);
  if (!shown && !error) {
    return (
      <div className="grid place-items-center py-32">
        <Spinner label="Loading preview" />
      </div>
    );
  }
  return (
    <>
      {error ? (
        <Banner
          tone="danger"
          className="mb-4"
          action={
            <Button variant="ghost" size="sm" onClick={() => mutate({ data: { text: settled } })}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'Preview failed')}
        </Banner>
      ) : null}
      {shown && shown.notes.length > 0 ? (
        <Banner tone="notice" className="mb-4">
          <ul className="grid gap-1">
            {shown.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {shown ? children(shown.html) : null}
    </>
  );
}
