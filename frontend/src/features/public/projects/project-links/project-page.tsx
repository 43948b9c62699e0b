import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { getGetLinkedProjectQueryKey, useGetLinkedProject } from '@/api/generated/project-links/project-links.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { projectHeaders, saveProjectToken, useProjectToken } from './project-token.ts';
import { ProjectView } from './project-view.tsx';

const TITLE = t`Your project`;

/** A project as its client sees it, opened by the token of its link. */
export function ProjectPage() {
  const token = useProjectToken();
  if (token) return <LoadedProject key={token} token={token} />;
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">{TITLE}</h1>
      {token === null ? (
        <p className="mt-4 max-w-160 text-muted-foreground">
          <Trans>Use the link in our email to open your project.</Trans>
        </p>
      ) : (
        <Loading />
      )}
    </Container>
  );
}

const Loading = () => (
  <div role="status" className="mt-8 grid gap-8 lg:grid-cols-[1fr_20rem]">
    <span className="sr-only">
      <Trans>Loading your project</Trans>
    </span>
    <Skeleton className="h-120 w-full rounded-xl" />
    <Skeleton className="h-64 w-full rounded-xl" />
  </div>
);

function LoadedProject({ token }: { readonly token: string }) {
  const queryKey = [...getGetLinkedProjectQueryKey(), token] as const;
  const { data, error, isFetching, refetch } = useGetLinkedProject({
    query: { queryKey: queryKey as never },
    request: projectHeaders(token),
  });
  const isUnknown = isNotFound(error);
  useEffect(() => saveProjectToken(isUnknown ? null : token), [token, isUnknown]);
  if (data && !isUnknown) return <ProjectView token={token} project={data} />;
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">{TITLE}</h1>
      {isUnknown ? (
        <Banner tone="danger" className="mt-6 max-w-160">
          <Trans>This link doesn’t work. Please use the one in our latest email, or ask us for a new one.</Trans>
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
          {errorMessage(error, t`Failed to fetch your project.`)}
        </Banner>
      ) : (
        <Loading />
      )}
    </Container>
  );
}
