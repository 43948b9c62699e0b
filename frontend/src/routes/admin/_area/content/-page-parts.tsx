import { useNavigate, useSearch } from '@tanstack/react-router';
import { readEntry } from '@/features/admin/kit/content/content-search.ts';
import type { BaseEntry, EntryInput, ListKind } from '@/features/admin/showcase/lists/list-kind.ts';
import {
  faqKind,
  serviceKind,
  slideKind,
  teamKind,
  testimonialKind,
} from '@/features/admin/showcase/lists/list-kinds.ts';
import { AddButton, ListEditor } from '@/features/admin/showcase/lists/list-section.tsx';
import { BannerEditor } from '@/features/admin/site/banner/banner-section.tsx';
import type { PagePart } from '@/features/admin/site/site/page-editor/page-part.ts';
import { sitePart } from '@/features/admin/site/site/page-editor/site-part.tsx';
import type { PicturedPage } from '@/features/admin/site/site/picture/page-picture.tsx';
import type { SectionConfig } from '@/features/admin/site/site/site-field.ts';
import { siteSections } from '@/features/admin/site/site/site-sections.ts';

interface ListPartProps<Entry extends BaseEntry, Input extends EntryInput> {
  readonly kind: ListKind<Entry, Input>;
}

/** A list of entries in the column beside the page. */
function ListPart<Entry extends BaseEntry, Input extends EntryInput>({ kind }: ListPartProps<Entry, Input>) {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const open = (entry: string | undefined) =>
    void navigate({ to: '.', search: { part: kind.list, entry }, resetScroll: false });
  return (
    <div className="grid justify-items-start gap-4">
      <div className="w-full">
        <ListEditor
          kind={kind}
          openEntry={search.part === kind.list ? readEntry(search.entry) : undefined}
          onOpen={open}
        />
      </div>
      <AddButton noun={kind.noun} onOpen={open} />
    </div>
  );
}

const section = (id: string, changes: Partial<SectionConfig> = {}): SectionConfig => {
  const config = siteSections.find((candidate) => candidate.id === id);
  if (!config) throw new Error(`The site has no section ${id}`);
  return { ...config, ...changes };
};

const headPart = (page: string, label: string): PagePart =>
  sitePart(
    section('pages', { id: 'head', label: 'Heading', line: `Title and intro of ${label}.`, shown: [page] }),
    'h1',
  );

const slides: PagePart = {
  id: 'slides',
  label: 'Hero slides',
  line: 'Featured apps beside the headline.',
  anchor: '.hero',
  needs: 'adminListSlides',
  content: () => <ListPart kind={slideKind} />,
};
const testimonials: PagePart = {
  id: 'testimonials',
  label: 'Testimonials',
  line: 'What clients say.',
  anchor: '#testimonials',
  needs: 'adminListTestimonials',
  content: () => <ListPart kind={testimonialKind} />,
};
const faqs: PagePart = {
  id: 'faqs',
  label: 'FAQ',
  line: 'Questions and answers near the end of the page.',
  anchor: '#faq-title',
  needs: 'adminListFaqs',
  content: () => <ListPart kind={faqKind} />,
};
const services: PagePart = {
  id: 'services',
  label: 'Services',
  line: 'What clients can order.',
  anchor: 'h1',
  needs: 'adminListServices',
  content: () => <ListPart kind={serviceKind} />,
};
const team: PagePart = {
  id: 'team',
  label: 'Team',
  line: 'Portraits at the end of the page.',
  anchor: '#team',
  needs: 'adminListTeam',
  content: () => <ListPart kind={teamKind} />,
};
const banner: PagePart = {
  id: 'banner',
  label: 'Banner',
  line: 'Floats on every public page.',
  anchor: null,
  needs: 'adminGetBanner',
  content: ({ onBannerDraft }) => <BannerEditor onDraft={onBannerDraft} />,
};

interface EditedPage {
  readonly name: string;
  readonly path: PicturedPage;
  readonly parts: readonly PagePart[];
}

/** The site's own pages with everything that is edited beside them, in reading order. */
export const editedPages = {
  home: {
    name: 'Home',
    path: '/',
    parts: [
      sitePart(
        section('identity', {
          id: 'headline',
          label: 'Headline',
          line: 'The first sentence of the site.',
          shown: ['headline', 'intro'],
        }),
        '.hero-title',
      ),
      slides,
      testimonials,
      sitePart(section('film'), '#story'),
      faqs,
      sitePart(section('coming-soon'), '#coming-soon'),
      banner,
    ],
  },
  about: {
    name: 'About',
    path: '/about',
    parts: [headPart('about', 'About'), sitePart(section('about', { label: 'Studio' }), '#mission'), team],
  },
  services: { name: 'Services', path: '/services', parts: [headPart('services', 'Services'), services] },
  contact: {
    name: 'Contact',
    path: '/contact',
    parts: [headPart('contact', 'Contact'), sitePart(section('contact'), 'h1'), sitePart(section('hours'), '#hours')],
  },
} as const satisfies Record<string, EditedPage>;
