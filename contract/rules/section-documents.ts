import { EMPTY_SECTIONS, SECTION_LABELS, type SectionName, type SiteSections } from './site-sections.ts';

export const SECTION_NAMES = Object.keys(SECTION_LABELS) as SectionName[];
/** Sections with texts from the settings: saving them increments the settings version too. */
export const SHARED_SECTIONS: ReadonlySet<SectionName> = new Set(['identity', 'contact']);
/** Fields of sections that hold a picture of the library. */
export const SECTION_PICTURES = ['logo', 'logoDark', 'icon', 'shareCard', 'poster'] as const;

type About = SiteSections['about'];

/** The sections as stored, by document; `about` and `film` keep the form that earlier releases read. */
export interface SectionDocuments extends Omit<SiteSections, 'about' | 'film' | 'suite'> {
  about: Pick<About, 'statistics' | 'technologies'> & {
    mission: { title: string; text: string; values: About['values'] };
  };
  film: Omit<SiteSections['film'], 'embedUrl'> & { embedUrl: string | null };
  comingSoon: SiteSections['suite'];
}

/** The documents of the sections, by section. */
export const SECTION_DOCUMENTS = {
  identity: 'identity',
  contact: 'contact',
  hours: 'hours',
  social: 'social',
  footer: 'footer',
  heads: 'heads',
  suite: 'comingSoon',
  productPage: 'productPage',
  film: 'film',
  about: 'about',
  productCategories: 'productCategories',
  productBadges: 'productBadges',
  postCategories: 'postCategories',
  postTags: 'postTags',
} as const satisfies Record<keyof SiteSections, keyof SectionDocuments>;

export function toDocuments({ suite, film, about, ...others }: SiteSections): SectionDocuments {
  const { missionTitle, missionText, values, ...facts } = about;
  return {
    ...others,
    comingSoon: suite,
    film: { ...film, embedUrl: film.embedUrl || null },
    about: { ...facts, mission: { title: missionTitle, text: missionText, values } },
  };
}

/**
 * Documents to sections.
 * @param legacy the settings' texts of earlier releases, for sections not saved yet
 */
export function toSections(documents: Partial<SectionDocuments>, legacy: Partial<SiteSections> = {}): SiteSections {
  const { about, film, comingSoon, ...stored } = documents;
  return {
    ...EMPTY_SECTIONS,
    ...legacy,
    ...stored,
    // Documents of earlier releases lack the waitlist.
    suite: { ...EMPTY_SECTIONS.suite, ...comingSoon },
    // A document of an earlier release does not contain files.
    film: film ? { ...EMPTY_SECTIONS.film, ...film, embedUrl: film.embedUrl ?? '' } : EMPTY_SECTIONS.film,
    about: about
      ? {
          statistics: about.statistics,
          missionTitle: about.mission.title,
          missionText: about.mission.text,
          values: about.mission.values,
          technologies: about.technologies,
        }
      : EMPTY_SECTIONS.about,
  };
}
