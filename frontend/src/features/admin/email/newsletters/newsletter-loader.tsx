import type { Language } from '@contract/rules/languages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  getAdminGetNewsletterQueryKey,
  useAdminGetNewsletter,
} from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { AdminNewsletter } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { NewsletterEditor } from './newsletter-editor.tsx';
import { NewsletterReport } from './newsletter-report.tsx';

/** Its figures change while it is being sent. */
const REFRESH_MS = 3_000;

interface NewsletterLoaderProps {
  /** Id of the newsletter, or 'new'. */
  readonly id: string;
}

/** A draft to edit, or the report of a sent newsletter. */
export function NewsletterLoader({ id }: NewsletterLoaderProps) {
  const client = useQueryClient();
  const { show } = useToast();
  // The first save leads to the draft's own page: language and preview stay as they were.
  const [language, setLanguage] = useState<Language>('en');
  const [isPreviewing, setIsPreviewing] = useState(false);
  const isNew = id === 'new';
  const { data, error } = useAdminGetNewsletter(id, {
    query: { enabled: !isNew, refetchInterval: ({ state }) => (state.data?.status === 'sending' ? REFRESH_MS : false) },
  });
  const onSent = (sent: AdminNewsletter) => {
    show({ tone: 'success', text: sent.status === 'scheduled' ? 'Newsletter scheduled' : 'Sending started' });
    client.setQueryData(getAdminGetNewsletterQueryKey(sent.id), sent);
  };
  if (isNew || data?.status === 'draft')
    return (
      <NewsletterEditor
        key={id}
        newsletter={isNew ? null : (data ?? null)}
        view={{ language, setLanguage, isPreviewing, setIsPreviewing }}
        onSent={onSent}
      />
    );
  if (data) return <NewsletterReport key={id} newsletter={data} />;
  if (!error) {
    return (
      <div className="grid place-items-center py-32">
        <Spinner label="Loading the newsletter" />
      </div>
    );
  }
  return (
    <EmptyState
      scene="lost"
      title={
        isNotFound(error) ? 'This newsletter no longer exists' : errorMessage(error, 'Failed to fetch the newsletter')
      }
      action={
        <Link to="/admin/users/newsletters" className={buttonVariants()}>
          Back to newsletters
        </Link>
      }
    />
  );
}
