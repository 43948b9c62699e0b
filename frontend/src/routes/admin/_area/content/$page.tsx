import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button.tsx';
import { ContentFrame } from '@/features/admin/kit/content/content-frame.tsx';
import { contentPage, visibleParts } from '@/features/admin/kit/content/content-pages.ts';
import type { ContentSearch } from '@/features/admin/kit/content/content-search.ts';
import { type UncheckedSearch, uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { TranslateLink } from '@/features/admin/kit/translations/translate-link.tsx';
import { useCan } from '@/features/admin/kit/use-can.ts';
import { findCurrentUrl } from '@/features/admin/layout/moved-paths.ts';
import { PicturesSection } from '@/features/admin/media/pictures/pictures-section.tsx';
import {
  faqKind,
  serviceKind,
  slideKind,
  teamKind,
  testimonialKind,
} from '@/features/admin/showcase/lists/list-kinds.ts';
import { ListSection } from '@/features/admin/showcase/lists/list-section.tsx';
import { BannerSection } from '@/features/admin/site/banner/banner-section.tsx';
import { EditedPage } from '@/features/admin/site/site/page-editor/edited-page.tsx';
import type { PicturedPage } from '@/features/admin/site/site/picture/page-picture.tsx';
import { SiteSection } from '@/features/admin/site/site/site-section.tsx';
import { findSection } from '@/features/admin/site/site/site-sections.ts';
import { ArticlesSection } from '@/features/admin/writing/articles/articles-section.tsx';
import { CaseStudiesSection } from '@/features/admin/writing/case-studies/case-studies-section.tsx';
import { PagesSection } from '@/features/admin/writing/pages/pages-section.tsx';
import { searchText } from '@/lib/search-text.ts';

export const Route = createFileRoute('/admin/_area/content/$page')({
  validateSearch: uncheckedSearch<ContentSearch>,
  // Not in `beforeLoad`, which is in every visitor's script; an error thrown by a component would reach none of our
  // screens.
  loader: ({ location, params }) => {
    if (contentPage(params.page)) return;
    const href = findCurrentUrl(location);
    throw href ? redirect({ href, replace: true }) : notFound();
  },
  component: AdminContentPage,
});

function AdminContentPage() {
  const page = contentPage(Route.useParams().page);
  const search = Route.useSearch();
  const can = useCan();
  if (!page) return null;
  switch (page.id) {
    case 'articles':
      return <ArticlesSection search={search} />;
    case 'case-studies':
      return <CaseStudiesSection />;
    case 'pages':
      return <PagesSection />;
    case 'pictures':
      return <PicturesSection search={search} />;
  }
  const parts = visibleParts(page, can).map(({ id }) => id);
  const forms = parts.map((id) => <Part key={id} id={id} search={search} />);
  const path = PICTURED[page.id];
  if (!path)
    return (
      <ContentFrame key={page.id} page={page.id} actions={<TranslateLink type="site" id="site" />}>
        {forms}
      </ContentFrame>
    );
  return (
    <ContentFrame
      key={page.id}
      page={page.id}
      pictured
      actions={
        <>
          <TranslateLink type="site" id="site" className="me-2" />
          <ViewPageLink page={path} />
        </>
      }
    >
      <EditedPage page={path} name={page.label} parts={parts} openList={searchText(search.list)}>
        {forms}
      </EditedPage>
    </ContentFrame>
  );
}

/** The pages of the content that are one public page. */
const PICTURED: Readonly<Record<string, PicturedPage>> = {
  home: '/',
  about: '/about',
  services: '/services',
  contact: '/contact',
  navigation: '/',
  look: '/',
};

const ViewPageLink = ({ page }: { readonly page: PicturedPage }) => (
  <a href={page} target="_blank" rel="noopener" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
    <span>View page</span>
    <ArrowUpRight aria-hidden="true" />
  </a>
);

interface PartProps {
  readonly id: string;
  readonly search: UncheckedSearch;
}

function Part({ id, search }: PartProps): ReactNode {
  switch (id) {
    case 'slides':
      return <ListSection kind={slideKind} search={search} />;
    case 'testimonials':
      return <ListSection kind={testimonialKind} search={search} />;
    case 'faqs':
      return <ListSection kind={faqKind} search={search} />;
    case 'services':
      return <ListSection kind={serviceKind} search={search} />;
    case 'team':
      return <ListSection kind={teamKind} search={search} />;
    case 'banner':
      return <BannerSection />;
  }
  const section = findSection(id);
  return section ? <SiteSection sectionConfig={section} /> : null;
}
