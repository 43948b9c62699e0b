import { toAbout, toHome, toSite } from '@contract/rules/site-sections.ts';
import type {
  About,
  AdminSite,
  Banner,
  ContentList,
  Faq,
  Home,
  Service,
  ServicePage,
  Site,
  Slide,
  TeamMember,
  Testimonial,
} from '@/api/generated/model.ts';
import type { ListDraft } from '../../../kit/content/page-editing.ts';

/** What the owner has typed, saved or not, in the form in which it is stored. */
export interface PageDraft {
  readonly sections: AdminSite;
  /** Undefined while it is unchanged. */
  readonly banner?: Omit<Banner, 'version'> | undefined;
  /** The list whose entry is open in a sheet. */
  readonly list?: ListDraft | null | undefined;
}

interface Entries {
  readonly testimonials: Testimonial;
  readonly faqs: Faq;
  readonly services: Service;
  readonly team: TeamMember;
  readonly slides: Slide;
}

/** The entries of a list as typed, or those that visitors get now. */
const draftEntries = <List extends ContentList>(
  list: List,
  { list: draft }: PageDraft,
  current: Entries[List][],
): Entries[List][] => (draft?.list === list ? [...(draft.entries as readonly Entries[List][])] : current);

/** Links of the footer that are saved but hidden from visitors, because their target is not published. */
function hiddenLinks(saved: AdminSite, site: Site): ReadonlySet<string> {
  const shown = new Set(site.footer.flatMap(({ links }) => links.map(({ url }) => url)));
  const links = saved.footer.columns.flatMap(({ links }) => links.map(({ url }) => url));
  return new Set(links.filter((url) => !shown.has(url)));
}

/** The settings of every public page as they would be with the draft. */
export function draftSite(site: Site, saved: AdminSite, { sections, banner }: PageDraft): Site {
  const hidden = hiddenLinks(saved, site);
  const { productFilters, postFilters } = site;
  const { email, version, ...contact } = sections.contact;
  const { text = '', linkText = '', url = '' } = banner ?? {};
  return {
    ...site,
    ...toSite({ ...sections, contact }, (link) => !hidden.has(link), { productFilters, postFilters }),
    name: sections.identity.name,
    description: sections.identity.description,
    contactEmail: email,
    ...(banner ? { promo: banner.enabled ? { text, linkText, url } : null } : {}),
  };
}

/** Testimonials that the home page shows at first. */
const GROUP = 3;

/** The home page as it would be with the draft. */
export function draftHome(home: Home, draft: PageDraft): Home {
  const { sections, list } = draft;
  const slides = draftEntries('slides', draft, home.slides);
  const testimonials = draftEntries('testimonials', draft, home.testimonials);
  const current = Math.max(list?.current ?? 0, 0);
  return {
    ...home,
    ...toHome(sections, sections.identity, slides.length),
    // The open slide alone, because the others would take its place after some seconds.
    slides: list?.list === 'slides' && list.current >= 0 ? slides.slice(current, current + 1) : slides,
    // From the group of the open one: later groups come with 'View more'.
    testimonials: list?.list === 'testimonials' ? testimonials.slice(current - (current % GROUP)) : testimonials,
    faqs: draftEntries('faqs', draft, home.faqs),
  };
}

/** The about page as it would be with the draft. */
export const draftAbout = (about: About, draft: PageDraft): About => ({
  ...about,
  ...toAbout(draft.sections.about),
  team: draftEntries('team', draft, about.team),
});

/** The services page as it would be with the draft. */
export const draftServices = (services: ServicePage, draft: PageDraft): ServicePage => ({
  ...services,
  items: draftEntries('services', draft, services.items),
});
