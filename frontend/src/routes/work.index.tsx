import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getListCaseStudiesQueryOptions, useListCaseStudies } from '@/api/generated/case-studies/case-studies.ts';
import type { CaseStudyList } from '@/api/generated/model.ts';
import { HERO_SIZES } from '@/features/public/writing/case-studies/case-study-sizes.ts';
import { WorkPage } from '@/features/public/writing/case-studies/work-page.tsx';
import { breadcrumbData } from '@/lib/json-ld.ts';
import { workListData } from '@/lib/json-ld-work.ts';
import { picturePreload } from '@/lib/picture.ts';
import { getHead } from './-context.ts';
import { pageKeys } from './-page-keys.ts';

export const Route = createFileRoute('/work/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(getListCaseStudiesQueryOptions()),
  head: ({ match: { context } }) => {
    const studies = context.queryClient.getQueryData<CaseStudyList>(pageKeys.work)?.items ?? [];
    const picture = studies[0]?.image;
    const { meta, links } = getHead(context, {
      title: t`Work`,
      description: t`Finished projects: the problem, what we did and what has measurably changed since.`,
      path: '/work',
      // Without content there is nothing to find.
      hidden: studies.length === 0,
      data: import.meta.env.SSR
        ? [
            workListData(studies, context.origin),
            breadcrumbData(
              [
                { name: t`Home`, path: '/' },
                { name: t`Work`, path: '/work' },
              ],
              context.origin,
            ),
          ]
        : [],
    });
    const preload = import.meta.env.SSR && picture ? [picturePreload(picture, HERO_SIZES)] : [];
    return { meta, links: [...links, ...preload] };
  },
  component: WorkRoute,
});

function WorkRoute() {
  const { data } = useListCaseStudies();
  return data ? <WorkPage studies={data.items} /> : null;
}
