import { pageSections } from './page-sections.ts';
import type { SectionConfig } from './site-field.ts';
import { studioSections } from './studio-sections.ts';
import { topicSections } from './topic-labels.ts';

/** Every section in the order of its list. */
export const siteSections: readonly SectionConfig[] = [...studioSections, ...pageSections, ...topicSections];

export const findSection = (id: string): SectionConfig | undefined => siteSections.find((section) => section.id === id);
