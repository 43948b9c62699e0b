import { ArticlesSection } from '../content-articles/articles-section.tsx';
import { BannerSection } from '../content-banner/banner-section.tsx';
import { InboxSection } from '../content-inbox/inbox-section.tsx';
import { faqKind, serviceKind, slideKind, teamKind, testimonialKind } from '../content-lists/list-kinds.ts';
import { ListSection } from '../content-lists/list-section.tsx';
import { CommentsSection } from '../content-readers/comments-section.tsx';
import { SubscribersSection } from '../content-readers/subscribers-section.tsx';
import { LibrarySection } from '../pictures/library-section.tsx';
import type { ContentSearch } from './content-search.ts';
import type { ContentSectionId } from './content-sections.ts';

interface ContentSectionProps {
  readonly section: ContentSectionId;
  readonly search: ContentSearch;
}

/** The part of the content that the address names. */
export function ContentSection({ section, search }: ContentSectionProps) {
  switch (section) {
    case 'comments':
      return <CommentsSection search={search} />;
    case 'subscribers':
      return <SubscribersSection search={search} />;
    case 'testimonials':
      return <ListSection kind={testimonialKind} search={search} />;
    case 'services':
      return <ListSection kind={serviceKind} search={search} />;
    case 'team':
      return <ListSection kind={teamKind} search={search} />;
    case 'faqs':
      return <ListSection kind={faqKind} search={search} />;
    case 'slides':
      return <ListSection kind={slideKind} search={search} />;
    case 'banner':
      return <BannerSection />;
    case 'inbox':
      return <InboxSection search={search} />;
    case 'pictures':
      return <LibrarySection search={search} />;
    default:
      return <ArticlesSection search={search} />;
  }
}
