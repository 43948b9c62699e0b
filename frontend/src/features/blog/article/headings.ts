export interface Heading {
  readonly id: string;
  readonly title: string;
}

const HEADING = /<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g;
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The parts of an article by their headings, as the API has rendered them: tags left out, signs written plainly. */
export const headingsOf = (html: string | null): Heading[] =>
  [...(html ?? '').matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    title: inner
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (_sign, name: string) => SIGNS[name] ?? '')
      .trim(),
  }));
