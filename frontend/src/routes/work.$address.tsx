import { t } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { getGetCaseStudyQueryOptions, useGetCaseStudy } from '@/api/generated/case-studies/case-studies.ts';
import type { CaseStudy } from '@/api/generated/model.ts';
import { CaseStudyPage } from '@/features/public/writing/case-studies/case-study-page.tsx';
import { HERO_SIZES } from '@/features/public/writing/case-studies/case-study-sizes.ts';
import { toAddress } from '@/i18n/language.ts';
import { breadcrumbData, siteData } from '@/lib/json-ld.ts';
import { caseStudyData } from '@/lib/json-ld-work.ts';
import { picturePreload } from '@/lib/picture.ts';
import { type AppContext, getHead, getSite, notFoundHead } from './-context.ts';
import { loadItem, PAGE_ADDRESS } from './-load-item.ts';
import { MissingItem } from './-missing-item.tsx';
import { pageKeys } from './-page-keys.ts';

const MISSING = t`Case study not found`;

export const Route = createFileRoute('/work/$address')({
  loader: async ({ context: { queryClient }, params: { address } }) => {
    const load = () => queryClient.ensureQueryData(getGetCaseStudyQueryOptions(address));
    const study = await loadItem(address, load, PAGE_ADDRESS);
    if (study.address === address) return;
    throw redirect({ to: '/work/$address', params: { address: study.address }, statusCode: 308, replace: true });
  },
  head: ({ match: { context, status }, params }) => caseStudyHead(context, params.address, status === 'error'),
  component: CaseStudyRoute,
  notFoundComponent: () => <MissingItem title={MISSING} to="/work" back={t`All work`} />,
});

function caseStudyHead(context: AppContext, address: string, failed: boolean) {
  const study = context.queryClient.getQueryData<CaseStudy>(pageKeys.caseStudy(address));
  if (!study) return notFoundHead(context, failed, MISSING);
  const path = `/work/${address}`;
  const steps = [
    { name: t`Home`, path: '/' },
    { name: t`Work`, path: '/work' },
    { name: study.title, path },
  ];
  const { meta, links } = getHead(context, {
    title: study.title,
    description: study.summary,
    path,
    card: { kind: 'work', id: address, kicker: '', picture: study.image.url },
    type: 'article',
    data: import.meta.env.SSR
      ? [
          ...siteData(getSite(context), context.origin), // referenced by the author
          caseStudyData(study, context.origin + toAddress(path), context.origin),
          breadcrumbData(steps, context.origin),
        ]
      : [],
  });
  const preload = import.meta.env.SSR ? [picturePreload(study.image, HERO_SIZES)] : [];
  return { meta, links: [...links, ...preload] };
}

function CaseStudyRoute() {
  const { data } = useGetCaseStudy(Route.useParams().address);
  return data ? <CaseStudyPage study={data} /> : null;
}
