import type { AdminSite } from '../../contract/generated/model.ts';
import { SECTION_NAMES, SHARED_SECTIONS } from '../../contract/rules/section-documents.ts';
import type { MockDb } from './db.ts';

/** The sections as stored. */
export const readStored = ({
  state: { site, settings, sections, sectionVersions, sectionDrafts },
}: MockDb): AdminSite => {
  const versioned = Object.fromEntries(
    SECTION_NAMES.map((name) => [
      name,
      { ...sections[name], version: sectionVersions[name] + (SHARED_SECTIONS.has(name) ? settings.version : 0) },
    ]),
  ) as unknown as AdminSite;
  const { name, description, contactEmail: email } = site;
  return {
    ...versioned,
    identity: { ...versioned.identity, name, description },
    contact: { ...versioned.contact, email },
    drafts: Object.keys(sectionDrafts) as AdminSite['drafts'],
  };
};
