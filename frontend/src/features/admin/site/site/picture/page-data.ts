import { toAbout, toHome, toSite } from '@contract/rules/site-sections.ts';
import type { About, AdminSite, Banner, Home, Site } from '@/api/generated/model.ts';

/** What the owner has typed, saved or not, in the form in which it is stored. */
export interface PageDraft {
  readonly sections: AdminSite;
  /** Undefined while it is unchanged. */
  readonly banner?: Omit<Banner, 'version'> | undefined;
}

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

/** The home page as it would be with the draft. */
export const draftHome = (home: Home, { sections }: PageDraft): Home => ({
  ...home,
  ...toHome(sections, sections.identity, home.slides.length),
});

/** The about page as it would be with the draft. */
export const draftAbout = (about: About, { sections }: PageDraft): About => ({ ...about, ...toAbout(sections.about) });
