import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetMailPreview, useAdminSendMailPreview } from '@/api/generated/admin-mails/admin-mails.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { MailFrame } from './mail-frame.tsx';

type Form = 'light' | 'dark' | 'text';
type Width = 'wide' | 'phone';

const FORMS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Plain text' },
] as const;
const WIDTHS = [
  { value: 'wide', label: 'Wide' },
  { value: 'phone', label: 'Phone' },
] as const;

interface MailPreviewProps {
  readonly kind: string;
}

/** One kind of email with sample data, in every format in which it is read. */
export function MailPreview({ kind }: MailPreviewProps) {
  const query = useAdminGetMailPreview(kind);
  const { show } = useToast();
  const { mutate, isPending } = useAdminSendMailPreview({
    mutation: {
      networkMode: 'always',
      onSuccess: () => show({ tone: 'success', text: 'Test email sent' }),
      onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to send the test email') }),
    },
  });
  const [form, setForm] = useState<Form>('light');
  const [width, setWidth] = useState<Width>('wide');
  return (
    <QueryState
      query={query}
      loading="Loading the email"
      skeleton={<Skeleton className="h-120 w-full max-w-3xl" />}
      toMessage={(error) => errorMessage(error, 'Failed to fetch the email')}
    >
      {({ from, subject, html, text, optional }) => (
        <section aria-label="Preview" className="min-w-0">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              <h2 className="text-xl wrap-anywhere">{subject}</h2>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted-foreground">
                <span className="wrap-anywhere">{`From ${from}`}</span>
                <Badge variant="soft">{optional ? 'Optional' : 'Required'}</Badge>
              </p>
            </div>
            <Button variant="outline" busy={isPending} onClick={() => mutate({ kind })}>
              Send me a test
            </Button>
          </div>
          <div className="mt-5 mb-5 flex flex-wrap gap-x-8 gap-y-4">
            <ChoiceGroup legend="Format" name="form" options={FORMS} value={form} onChange={setForm} className="flex" />
            {form === 'text' ? null : (
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
          {form === 'text' ? (
            <pre className="max-w-3xl rounded-lg border border-border bg-card p-5 font-mono text-sm wrap-anywhere whitespace-pre-wrap sm:p-6">
              {text}
            </pre>
          ) : (
            <MailFrame title={subject} html={html} theme={form} narrow={width === 'phone'} />
          )}
        </section>
      )}
    </QueryState>
  );
}
