import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { getGetCaseStudyDraftQueryKey, useGetCaseStudyDraft } from '@/api/generated/case-studies/case-studies.ts';
import type { CaseStudyDraft } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useStoredText } from '@/hooks/use-stored-text.ts';
import { formatDate } from '@/lib/format.ts';
import { CaseStudyArticle } from '../case-study-article.tsx';
import { ApprovalForm } from './approval-form.tsx';
import { approvalHeaders, saveApprovalToken, useApprovalToken } from './approval-token.ts';
import { type ClientTestimonial, toDisplayedTestimonial } from './client-testimonial.ts';

/** A case study before its publication, for the client whom it is about: opened by its token. */
export function ApprovalPage() {
  const token = useApprovalToken();
  if (token) return <LoadedDraft key={token} token={token} />;
  return (
    <Message>
      {token === null ? (
        <p className="mt-4 max-w-160 text-muted-foreground">
          <Trans>Use the link that we sent you to read your case study.</Trans>
        </p>
      ) : (
        <Loading />
      )}
    </Message>
  );
}

const Message = ({ children }: { readonly children: ReactNode }) => (
  <Container className="py-12 sm:py-16">
    <h1 className="text-4xl">
      <Trans>Your case study</Trans>
    </h1>
    {children}
  </Container>
);

const Loading = () => (
  <div role="status" className="mt-8 grid gap-6">
    <span className="sr-only">
      <Trans>Loading your case study</Trans>
    </span>
    <Skeleton className="h-20 w-2/3 rounded-xl" />
    <Skeleton className="aspect-video w-full rounded-xl" />
  </div>
);

function LoadedDraft({ token }: { readonly token: string }) {
  const queryKey = [...getGetCaseStudyDraftQueryKey(), token] as const;
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useGetCaseStudyDraft({
    query: { queryKey: queryKey as never, refetchOnWindowFocus: false },
    request: approvalHeaders(token),
  });
  const isUnknown = isNotFound(error);
  useEffect(() => saveApprovalToken(isUnknown ? null : token), [token, isUnknown]);
  if (data && !isUnknown)
    return (
      <Draft
        token={token}
        draft={data}
        onChanged={(draft) => client.setQueryData(queryKey, draft)}
        onReload={() => void refetch()}
      />
    );
  return (
    <Message>
      {isUnknown ? (
        <Banner tone="danger" className="mt-6 max-w-160">
          <Trans>This link doesn’t work. A newer one may have replaced it. Please ask us for it.</Trans>
        </Banner>
      ) : error ? (
        <Banner
          tone="danger"
          className="mt-6 max-w-160"
          action={
            <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorMessage(error, t`Failed to fetch your case study.`)}
        </Banner>
      ) : (
        <Loading />
      )}
    </Message>
  );
}

interface DraftProps {
  readonly token: string;
  readonly draft: CaseStudyDraft;
  readonly onChanged: (draft: CaseStudyDraft) => void;
  readonly onReload: () => void;
}

/** No link, because the fragment of the URL is the token. */
function goToAnswer(): void {
  const answer = document.getElementById('answer');
  answer?.scrollIntoView();
  answer?.focus({ preventScroll: true });
}

/** The page exactly as visitors will see it, with the words as they are typed; below it the answer. */
function Draft({ token, draft, onChanged, onReload }: DraftProps) {
  const { study, status } = draft;
  const [typed, setTyped] = useStoredText(`approval-quote-${token.slice(0, 8)}`);
  const [words, setWords] = useState<ClientTestimonial>({
    quote: typed || draft.quote,
    quote_name: draft.quote_name,
    quote_role: draft.quote_role,
  });
  const changeWords = (part: Partial<ClientTestimonial>) => {
    setWords((before) => ({ ...before, ...part }));
    if (part.quote !== undefined) setTyped(part.quote === draft.quote ? '' : part.quote);
  };
  const isWaiting = status === 'waiting';
  return (
    <>
      <div className="border-b border-border bg-primary-soft">
        <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
          <p className="max-w-160 text-sm">
            <StatusText draft={draft} />
          </p>
          {isWaiting ? (
            <Button variant="outline" onClick={goToAnswer}>
              <Trans>Go to your response</Trans>
            </Button>
          ) : null}
        </Container>
      </div>
      <CaseStudyArticle study={isWaiting ? { ...study, ...toDisplayedTestimonial(draft, words) } : study} />
      <section
        id="answer"
        tabIndex={-1}
        aria-labelledby="answer-title"
        className="scroll-mt-4 border-t border-border bg-muted outline-none"
      >
        <Container className="py-14 lg:py-20">
          <div className="mx-auto max-w-[38rem]">
            <h2 id="answer-title" className="text-3xl">
              <Trans>Your answer</Trans>
            </h2>
            {isWaiting ? (
              <ApprovalForm
                token={token}
                draft={draft}
                words={words}
                onWords={changeWords}
                onAnswered={(answered) => {
                  setTyped('');
                  onChanged(answered);
                }}
                onReload={onReload}
              />
            ) : (
              <p role="status" className="mt-4 text-lg">
                <StatusText draft={draft} />
              </p>
            )}
          </div>
        </Container>
      </section>
    </>
  );
}

function StatusText({
  draft: { status, approved_by: by, approved_at: at, changes_at: changesAt },
}: Pick<DraftProps, 'draft'>) {
  if (status === 'waiting')
    return (
      <Trans>
        This page is not public. Please read it, write or change your words, and approve it or tell us what should be
        different.
      </Trans>
    );
  if (at) {
    const day = formatDate(at);
    return (
      <Trans>
        Thank you. {by} approved this page on {day}. Your testimonial will be published exactly as shown here.
      </Trans>
    );
  }
  return changesAt ? (
    <Trans>Thank you. We are working on your changes and will send you a new link.</Trans>
  ) : (
    <Trans>We are still editing this page and will send you a new link.</Trans>
  );
}
