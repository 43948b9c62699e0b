export interface MailPiece {
  readonly text: string;
  /** Path and query within the site, or a whole address elsewhere; absent for plain words. */
  readonly href?: string;
}

/** An absolute address, or a path that begins a word. */
const LINK = /(?<=^|\s)(https?:\/\/\S+|\/[\w-]\S*)/g;
const TRAILING = /[.,;:!?)]+$/;

/** A mail's text in pieces, with its links. Addresses of this site become paths, so that they open in the application. */
export function mailPieces(text: string, origin: string): MailPiece[] {
  const pieces: MailPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = found.replace(TRAILING, '');
    const url = new URL(link, origin);
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: link, href: url.origin === origin ? url.href.slice(origin.length) : url.href });
    end = index + link.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
