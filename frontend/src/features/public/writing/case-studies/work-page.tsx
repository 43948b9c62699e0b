import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CaseStudyCard } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Container } from '@/components/ui/container.tsx';
import { StartProject } from './start-project.tsx';
import { WorkEntry } from './work-entry.tsx';

/** All case studies: the latest with a picture up to the window's edge, the others in pairs. */
export function WorkPage({ studies }: { readonly studies: readonly CaseStudyCard[] }) {
  const [first, ...others] = studies;
  return (
    <>
      <Container className="grid gap-x-6 gap-y-5 pt-8 pb-10 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-14">
        <h1 className="text-6xl tracking-[-0.022em] lg:col-span-7">
          <Trans>Work</Trans>
        </h1>
        <p className="max-w-form text-lg text-muted-foreground lg:col-span-5">
          <Trans>Finished projects: the problem, what we did and what has measurably changed since.</Trans>
        </p>
      </Container>
      {first ? (
        <>
          <div className="work-first">
            <WorkEntry study={first} layout="edge" priority />
          </div>
          {others.length > 0 ? (
            <Container className="pb-20 lg:pb-32">
              <ul className="work-pairs">
                {others.map((study) => (
                  <li key={study.id}>
                    <WorkEntry study={study} layout="pair" />
                  </li>
                ))}
              </ul>
            </Container>
          ) : null}
        </>
      ) : (
        <EmptyState
          scene="writing"
          title={t`No case studies yet`}
          line={t`We are writing about our projects. They appear here.`}
        />
      )}
      <StartProject />
    </>
  );
}
