import type { AdminPage, LegalPage, LegalPageName } from '../../contract/generated/model.ts';
import { formatLongDay } from '../../contract/rules/business-day.ts';
import { toContents } from '../../contract/rules/page-contents.ts';
import type { MockState } from './state.ts';

/** One of the owner's pages, of any status. */
export type StoredPage = AdminPage & {
  html: string;
  headings: { id: string; title: string; level: number }[];
  deletedAt: string | null;
};

/** The mock server's pages. */
export type PageState = {
  pages: StoredPage[];
  /** former slug → page id */
  formerAddresses: Record<string, number>;
};

const SEEDED_AT = '2026-11-01T09:00:00.000Z';

/** The legal pages always exist; until their first version is published, they show the demo's text. */
export const seedPages = (): StoredPage[] =>
  (
    [
      ['privacy-policy', 'Privacy Policy'],
      ['terms-and-conditions', 'Terms and Conditions'],
    ] as const
  ).map(([address, title], index) => ({
    id: index + 1,
    version: 1,
    title,
    address,
    published: false,
    legal: true,
    updated_at: SEEDED_AT,
    description: '',
    content: '',
    html: '',
    headings: [],
    deletedAt: null,
  }));

/** The demo's document that the owner has not replaced yet. */
export const findDocument = (state: MockState, page: StoredPage) =>
  page.legal && page.version === 1 && !page.published ? state.legal[page.address as LegalPageName] : undefined;

/** What readers get of a legal page; undefined when it has no published text. */
export const legalPage = (state: MockState, name: LegalPageName): LegalPage | undefined => {
  const page = state.pages.find(({ address, legal }) => legal && address === name);
  if (!page) return undefined;
  const { id } = page;
  const document = findDocument(state, page);
  if (!page.published) return document && { id, ...document };
  const { title, html, description, updated_at: updatedAt } = page;
  const sections = toContents(page.headings).map((section) => ({ ...section, blocks: [] }));
  return {
    id,
    title,
    lastUpdated: formatLongDay(new Date(updatedAt), state.mailSettings.time_zone),
    sections,
    html,
    description,
  };
};
