import { replyText } from '@contract/rules/brief-input.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { getGetBriefQueryKey, useGetBrief } from '@/api/generated/briefs/briefs.ts';
import { useListCallSlots } from '@/api/generated/calls/calls.ts';
import type { Brief } from '@/api/generated/model.ts';
import { useListServices } from '@/api/generated/services/services.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { BookCallLink } from '@/components/project/book-call-link.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { readHashToken, watchHash } from '@/lib/hash-token.ts';
import { BriefForm } from './brief-form.tsx';
import { NextSteps } from './next-steps.tsx';
import { briefAccess } from './use-brief.ts';

interface StartProjectPageProps {
  /** The service that the visitor comes from. */
  readonly service?: string | undefined;
}

/**
 * The token in the URL when the page was opened: undefined during server rendering, null for a new brief. The first save
 * writes a token into the URL, which must not replace the form.
 */
function useOpenedToken(): string | null | undefined {
  const current = useSyncExternalStore(watchHash, readHashToken, () => undefined);
  const [opened, setOpened] = useState(current);
  if (opened === undefined && current !== undefined) setOpened(current);
  return opened;
}

/** Where a visitor describes a project; the link with its token opens the brief again. */
export function StartProjectPage({ service = '' }: StartProjectPageProps) {
  const token = useOpenedToken();
  const [sent, setSent] = useState<Brief | null>(null);
  const [isFresh, setFresh] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!sent) return;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [sent]);
  if (sent) return <Sent brief={sent} heading={heading} />;
  return (
    <Container className="grid gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-24">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h1 className="max-w-[14ch] text-5xl">
          <Trans>Tell us about your project</Trans>
        </h1>
        <p className="mt-5 max-w-[34rem] text-lg text-muted-foreground">
          <Trans>Write as much as you know. You can leave and continue later.</Trans>
        </p>
        <p className="mt-4 text-sm text-muted-foreground">
          <Link to="/contact" search={service ? { service } : {}} className="text-primary underline underline-offset-4">
            <Trans>Just a quick question? Send a message.</Trans>
          </Link>
        </p>
        <div className="mt-10 max-lg:hidden">
          <NextSteps replyHours={null} />
        </div>
      </div>
      <div className="rounded-xl border border-border bg-card p-5 sm:p-8">
        {token === undefined ? (
          <div className="grid place-items-center py-20">
            <Spinner label={t`Loading your brief`} />
          </div>
        ) : null}
        {token === null || isFresh ? <Form service={service} opened={null} onSent={setSent} /> : null}
        {token && !isFresh ? (
          <OpenedBrief token={token} service={service} onSent={setSent} onFresh={() => setFresh(true)} />
        ) : null}
      </div>
    </Container>
  );
}

interface FormProps {
  readonly service: string;
  readonly opened: { readonly token: string; readonly brief: Brief } | null;
  readonly onSent: (brief: Brief) => void;
}

/** The form with the services of the studio as kinds of work; without them when they cannot be fetched. */
function Form({ service, opened, onSent }: FormProps) {
  const services = useListServices();
  if (services.isPending)
    return (
      <div className="grid place-items-center py-20">
        <Spinner label={t`Loading your brief`} />
      </div>
    );
  const kinds = (services.data?.items ?? []).map(({ title }) => title);
  return <BriefForm kinds={kinds} kind={service} opened={opened} onSent={onSent} />;
}

interface OpenedBriefProps extends Omit<FormProps, 'opened'> {
  readonly token: string;
  readonly onFresh: () => void;
}

/** A brief that was begun earlier. */
function OpenedBrief({ token, service, onSent, onFresh }: OpenedBriefProps) {
  const query = useGetBrief({
    query: { queryKey: [...getGetBriefQueryKey(), token] as never, staleTime: Number.POSITIVE_INFINITY },
    request: briefAccess(token),
  });
  const brief = query.data;
  useEffect(() => {
    if (brief?.sent_at) onSent(brief);
  }, [brief, onSent]);
  if (isNotFound(query.error))
    return (
      <>
        <Banner tone="danger">{errorMessage(query.error, t`This link doesn’t work.`)}</Banner>
        <Button variant="outline" className="mt-6" onClick={onFresh}>
          <Trans>Start a new brief</Trans>
        </Button>
      </>
    );
  return (
    <QueryState
      query={query}
      loading={t`Loading your brief`}
      toMessage={(failure) => errorMessage(failure, t`Failed to fetch your brief`)}
    >
      {(loaded) =>
        loaded.sent_at ? null : <Form service={service} opened={{ token, brief: loaded }} onSent={onSent} />
      }
    </QueryState>
  );
}

interface SentProps {
  readonly brief: Brief;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The acknowledgement: what the studio has, and what happens next. */
function Sent({ brief, heading }: SentProps) {
  const { kind, email, reply_hours: replyHours } = brief;
  const slots = useListCallSlots();
  return (
    <Container className="grid gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-24">
      <div>
        <h1 ref={heading} tabIndex={-1} className="max-w-[14ch] text-5xl outline-none">
          <Trans>Brief received</Trans>
        </h1>
        <p className="mt-5 max-w-[34rem] text-lg text-muted-foreground">
          {replyHours === null
            ? t`Thank you. We’ll review it and get back to you.`
            : t`Thank you. ${String(replyText(replyHours))}`}
        </p>
        <dl className="mt-8 max-w-[34rem] border-b border-border text-sm">
          {[
            [t`Project`, kind],
            [t`Confirmation to`, email],
          ].map(([label, value]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6 border-t border-border py-2.5">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="min-w-0 font-semibold wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-8 flex flex-wrap gap-3">
          <BookCallLink starts={slots.data?.starts} token={readHashToken()} />
          <Link to="/" className={buttonVariants({ variant: 'outline' })}>
            <Trans>Go to the home page</Trans>
          </Link>
        </div>
      </div>
      <NextSteps replyHours={replyHours} />
    </Container>
  );
}
