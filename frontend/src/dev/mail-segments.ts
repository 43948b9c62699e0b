export interface MailSegment {
  readonly text: string;
  /** Path and query within the site, or an absolute URL elsewhere; absent for plain text. */
  readonly href?: string;
}

/** An absolute URL, or a path that starts a word. */
const LINK = /(?<=^|\s)(https?:\/\/\S+|\/[\w-]\S*)/g;
const TRAILING = /[.,;:!?)]+$/;

/** The text of an email, split at its links. URLs of this site become paths, so that they open in the application. */
export function mailSegments(text: string, origin: string): MailSegment[] {
  const segments: MailSegment[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = found.replace(TRAILING, '');
    const url = new URL(link, origin);
    if (index > end) segments.push({ text: text.slice(end, index) });
    segments.push({ text: link, href: url.origin === origin ? url.href.slice(origin.length) : url.href });
    end = index + link.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end) });
  return segments;
}
