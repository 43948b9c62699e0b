/** Plain text as Markdown that looks the same: special characters are escaped. */
export const escapeMarkdown = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .trimStart()
        .replace(/[\\`*[\]<]|&(?=#?\w+;)|~~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
        .replace(/^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|=+\s*$|-{2,}\s*$|\|)/, '\\$&')
        .replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2'),
    )
    .join('\n');

interface Section {
  title: string;
  blocks: { type: string; text: string; items: { term: string | null; text: string }[] }[];
}

const item = ({ term, text }: { term: string | null; text: string }): string =>
  `- ${term === null ? '' : `**${escapeMarkdown(term)}:** `}${escapeMarkdown(text)}`;

/**
 * A legal page with sections as Markdown, for its owner to edit.
 * @param contact the email at the end of a contact block; may be empty
 */
export const legalMarkdown = (sections: readonly Section[], contact: string): string =>
  sections
    .flatMap(({ title, blocks }) => [
      `## ${escapeMarkdown(title)}`,
      ...blocks.map(({ type, text, items }) => {
        if (type === 'heading') return `### ${escapeMarkdown(text)}`;
        if (type === 'list') return items.map(item).join('\n');
        return type === 'contact' && contact !== ''
          ? `${escapeMarkdown(text)} [${contact}](mailto:${contact})`
          : escapeMarkdown(text);
      }),
    ])
    .join('\n\n');
