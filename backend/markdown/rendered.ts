/** A picture of the library; every width exists as `<base>-<width>.avif` and `.webp` beside `url`, the largest WebP. */
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
  /** 2 to 6: the page's own title is the heading of level 1 */
  level: number;
}

/** A text as readers get it. */
export interface RenderedMarkdown {
  /** safe to be put into a page as it is: nothing in it runs, loads from elsewhere or styles itself */
  html: string;
  headings: MarkdownHeading[];
  /** addresses of the library's pictures that are shown, each once */
  pictures: string[];
  /** for the writer: what readers will not see as it was meant; at most twenty */
  notes: string[];
}

/** Rises with every change of what the renderer makes of a text, so that stored HTML tells how old it is. */
export const MARKDOWN_VERSION = 4;

/** Addresses in a text that may be pictures of the library; more than are shown, never fewer. */
export const pictureCandidates = (text: string): string[] => [
  ...new Set(text.match(/\/(?:media|uploads)\/[\w./-]{1,280}\.webp/g)),
];
