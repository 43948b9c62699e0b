import { type ReactNode, useEffect } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminPreviewText } from '@/api/generated/admin-writing/admin-writing.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { Button } from '@/components/ui/button.tsx';

interface TextPreviewProps {
  /** Markdown, as typed. */
  readonly text: string;
  /** Renders the page around the HTML. */
  readonly children: (html: string) => ReactNode;
}

/** The text as the server renders it for readers, with warnings about what they will not see as intended. */
export function TextPreview({ text, children }: TextPreviewProps) {
  const { mutate, data, error } = useAdminPreviewText();
  useEffect(() => mutate({ data: { text } }), [mutate, text]);
  if (error) {
    const retryButton = (
      <Button variant="ghost" size="sm" onClick={() => mutate({ data: { text } })}>
        Try again
      </Button>
    );
    return (
      <Banner tone="danger" action={retryButton}>
        {errorMessage(error, 'Preview failed')}
      </Banner>
    );
  }
  if (!data) {
    return (
      <div className="grid place-items-center py-32">
        <Spinner label="Loading preview" />
      </div>
    );
  }
  return (
    <>
      {data.notes.length > 0 ? (
        <Banner tone="notice" className="mb-4">
          <ul className="grid gap-1">
            {data.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {children(data.html)}
    </>
  );
}
