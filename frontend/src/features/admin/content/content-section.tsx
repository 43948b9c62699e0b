import { ArticlesSection } from '../articles/articles-section.tsx';
import { BannerSection } from '../banner/banner-section.tsx';
import { CommentsSection } from '../comments/comments-section.tsx';
import type { ContentSearch } from '../kit/content-search.ts';
import type { ContentSectionId } from '../kit/content-sections.ts';
import { faqKind, serviceKind, slideKind, teamKind, testimonialKind } from '../lists/list-kinds.ts';
import { ListSection } from '../lists/list-section.tsx';
import { InboxSection } from '../messages/messages-section.tsx';
import { LibrarySection } from '../pictures/library-section.tsx';
import { SubscribersSection } from '../subscribers/subscribers-section.tsx';

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
