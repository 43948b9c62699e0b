import type { LegalContent } from '../types.ts';

/** A legal page as it is stored and answered: every block has a text and items, whatever its kind. */
export const toStoredLegal = ({ title, lastUpdated, description, sections }: LegalContent) => ({
  title,
  lastUpdated,
  description,
  sections: sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.type === 'list' ? { type: block.type, text: '', items: block.items } : { ...block, items: [] },
    ),
  })),
});
