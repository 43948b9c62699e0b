/** A library picture; every width exists as `<base>-<width>.avif` and `.webp` next to `url`, the largest WebP. */
export interface MarkdownPicture {
  url: string;
  width: number;
  height: number;
  widths: number[];
}

export interface MarkdownHeading {
  /** of the element in the HTML, without `#` */
  id: string;
  title: string;
  /** 2 to 6: the page's own title is the level 1 heading */
  level: number;
}

/** A rendered text. */
export interface RenderedMarkdown {
  /** safe to insert into a page: it contains no scripts, external resources or styles */
  html: string;
  headings: MarkdownHeading[];
  /** URLs of the library pictures shown, without duplicates */
  pictures: string[];
  /** for the author: what readers will see differently than intended; at most twenty */
  notes: string[];
}

/** Incremented with every change of the renderer's output, so that outdated stored HTML is detected. */
export const MARKDOWN_VERSION = 5;

/** URLs in a text that may be library pictures; possibly more than are shown, never fewer. */
export const pictureCandidates = (text: string): string[] => [
  ...new Set(text.match(/\/(?:media|uploads)\/[\w./-]{1,280}\.webp/g)),
];
