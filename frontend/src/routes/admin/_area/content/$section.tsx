import { createFileRoute, Navigate, notFound, redirect } from '@tanstack/react-router';
import { ReviewsSection } from '@/features/admin/catalogue/reviews/reviews-section.tsx';
import { SubscribersSection } from '@/features/admin/email/subscribers/subscribers-section.tsx';
import type { ContentSearch } from '@/features/admin/kit/content/content-search.ts';
import { sectionOf } from '@/features/admin/kit/content/content-sections.ts';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
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
import { ArticlesSection } from '@/features/admin/writing/articles/articles-section.tsx';
import { CommentsSection } from '@/features/admin/writing/comments/comments-section.tsx';
import { PagesSection } from '@/features/admin/writing/pages/pages-section.tsx';
import { searchId } from '@/lib/search-id.ts';

export const Route = createFileRoute('/admin/_area/content/$section')({
  validateSearch: uncheckedSearch<ContentSearch>,
  beforeLoad: ({ params, search: { entry } }) => {
    // For links in emails and bookmarks from earlier releases.
    if (params.section === 'inbox') throw redirect({ to: '/admin/messages', search: { entry: searchId(entry) } });
    const section = sectionOf(params.section);
    if (!section) throw notFound();
    return { section };
  },
  component: AdminContentPage,
});

function AdminContentPage() {
  const { section } = Route.useRouteContext();
  const search = Route.useSearch();
  switch (section) {
    case 'site':
      return <Navigate to="/admin/content/site/$part" params={{ part: 'identity' }} replace />;
    case 'articles':
      return <ArticlesSection search={search} />;
    case 'pages':
      return <PagesSection />;
    case 'comments':
      return <CommentsSection search={search} />;
    case 'reviews':
      return <ReviewsSection search={search} />;
    case 'testimonials':
      return <ListSection key={section} kind={testimonialKind} search={search} />;
    case 'services':
      return <ListSection key={section} kind={serviceKind} search={search} />;
    case 'team':
      return <ListSection key={section} kind={teamKind} search={search} />;
    case 'faqs':
      return <ListSection key={section} kind={faqKind} search={search} />;
    case 'slides':
      return <ListSection key={section} kind={slideKind} search={search} />;
    case 'banner':
      return <BannerSection />;
    case 'subscribers':
      return <SubscribersSection key={section} list="newsletter" search={search} />;
    case 'waitlist':
      return <SubscribersSection key={section} list="waitlist" search={search} />;
    case 'pictures':
      return <PicturesSection search={search} />;
  }
}
