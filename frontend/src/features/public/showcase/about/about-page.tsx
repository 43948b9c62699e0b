import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { About, SiteHead } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import { MissionBlock } from './mission-block.tsx';
import { StatisticRiver } from './statistic-river.tsx';
import { TeamGrid } from './team-grid.tsx';
import { TechnologyList } from './technology-list.tsx';

interface AboutPageProps {
  readonly about: About;
  readonly head: SiteHead;
}

export function AboutPage({ about, head: { title, text } }: AboutPageProps) {
  return (
    <>
      <Container className="grid gap-x-6 gap-y-6 pt-8 pb-10 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-14">
        <h1 className="text-6xl tracking-[-0.022em] lg:col-span-7">
          {title ? (
            <span className="mb-4 block font-sans text-sm font-semibold tracking-normal text-primary">
              <Trans>About Us</Trans>
            </span>
          ) : null}
          <span>{title || t`About Us`}</span>
        </h1>
        {text ? <p className="max-w-[30rem] text-lg text-muted-foreground lg:col-span-5">{text}</p> : null}
      </Container>
      <StatisticRiver statistics={about.statistics} />
      <MissionBlock mission={about.mission} />
      <TechnologyList technologies={about.technologies} />
      <TeamGrid team={about.team} />
      <GetInTouch />
    </>
  );
}
