import type { Language } from '@contract/rules/languages.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminGetMailPreview,
  useAdminListMailPreviews,
  useAdminSendMailPreview,
} from '@/api/generated/admin-mails/admin-mails.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { language as pageLanguage } from '@/i18n/language.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AdminPage } from '../../kit/admin-page.tsx';
import { LANGUAGE_OPTIONS } from '../../kit/language-options.ts';
import { getInitialView, MailBody, MailViewFields } from '../../kit/mail/mail-view.tsx';
import { mailKindLabel } from './mail-labels.ts';
import { MailViews } from './mail-views.tsx';

interface MailPreviewProps {
  readonly kind: string;
}

/** One kind of email with sample data, in every format in which it is read. */
function MailPreview({ kind }: MailPreviewProps) {
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const query = useAdminGetMailPreview(kind, { language });
  const { show } = useToast();
  const { user } = useAuth();
  const { mutate, isPending } = useAdminSendMailPreview({
    mutation: {
      onSuccess: () => show({ tone: 'success', text: `Test email sent to ${user?.email ?? ''}` }),
      onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to send the test email') }),
    },
  });
  const [view, setView] = useState(getInitialView);
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
              <h2 lang={language} className="text-xl wrap-anywhere">
                {subject}
              </h2>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted-foreground">
                <span className="wrap-anywhere">{`From ${from}`}</span>
                <Badge variant="soft">{optional ? 'Optional' : 'Required'}</Badge>
              </p>
            </div>
            <Button variant="outline" busy={isPending} onClick={() => mutate({ kind, params: { language } })}>
              Send me a test
            </Button>
          </div>
          <div className="mt-5 mb-5 flex flex-wrap gap-x-8 gap-y-4">
            <ChoiceGroup
              legend="Language"
              name="language"
              options={LANGUAGE_OPTIONS}
              value={language}
              onChange={setLanguage}
              className="flex"
            />
            <MailViewFields view={view} onChange={setView} />
          </div>
          <MailBody view={view} language={language} mail={{ subject, html, text }} />
        </section>
      )}
    </QueryState>
  );
}

interface MailPreviewsPageProps {
  /** From the URL; the default is the first one. */
  readonly kind: string | undefined;
}

/** Every kind of email that the site sends, rendered as it is sent. */
export function MailPreviewsPage({ kind }: MailPreviewsPageProps) {
  const query = useAdminListMailPreviews();
  return (
    <AdminPage title="Email previews" actions={<MailViews />}>
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading email types"
        skeleton={<Skeleton className="h-120 w-full" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the email types')}
      >
        {({ items }) => {
          const selected = items.find((item) => item.kind === kind)?.kind ?? items[0]?.kind;
          return (
            <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
              <nav aria-label="Email types" className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4">
                <ul className="flex gap-1 lg:flex-col">
                  {items.map((item) => (
                    <li key={item.kind} className="shrink-0">
                      <Link
                        to="/admin/settings/emails/previews"
                        search={{ kind: item.kind }}
                        aria-current={item.kind === selected ? 'page' : undefined}
                        className={clsx(
                          'flex min-h-11 items-center rounded-md px-3 text-sm whitespace-nowrap transition-colors hover:bg-accent',
                          item.kind === selected
                            ? 'bg-primary-soft font-semibold text-primary'
                            : 'text-muted-foreground',
                        )}
                      >
                        {mailKindLabel(item.kind)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              {selected ? <MailPreview key={selected} kind={selected} /> : null}
            </div>
          );
        }}
      </QueryState>
    </AdminPage>
  );
}
