import { msg } from '../../../contract/i18n/macros.ts';
import { type Text, writeText } from '../../../contract/i18n/message.ts';
import { action, compose, furtherLink, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

interface ReleaseNotice {
  product: Text;
  version: string;
  /** Markdown */
  notes: Text;
  /** without a changelog for a product that has no public page */
  links: { downloads: string; changelog?: string };
  /** the unsubscribe link of release emails */
  stop: string;
  /** bought without an account: the link opens the order */
  isGuest?: boolean;
}

const MAX_LINES = 8;

/** The first items of the notes, as plain sentences. */
function parsePoints(notes: string): string[] {
  return notes
    .split('\n')
    .map(
      (line) =>
        /^\s*[-*+]\s+(.+)$/
          .exec(line)?.[1]
          ?.replace(/[*_`]|\[([^\]]*)\]\([^)]*\)/g, '$1')
          .trim() ?? '',
    )
    .filter((line) => line !== '')
    .slice(0, MAX_LINES);
}

/** Notifies an owner of a new version. */
export function releaseMail(
  to: MailMessage['to'],
  { product, version, notes, links, stop, isGuest = false }: ReleaseNotice,
  at: Date,
): MailMessage {
  const points = parsePoints(writeText(to.language, notes));
  return compose({
    kind: isGuest ? 'guest-release' : 'release',
    to,
    subject: msg`${product} ${version} is out`,
    heading: msg`${product} ${version}`,
    parts: [
      paragraph(msg`${product} ${version} is ready to download. It’s free for you.`),
      ...(points.length > 0 ? [{ kind: 'list' as const, items: points }] : []),
      action(isGuest ? msg`Open my order` : msg`Open my downloads`, links.downloads),
      ...(links.changelog === undefined ? [] : [furtherLink(msg`Read the full changelog`, links.changelog)]),
      paragraph(
        isGuest
          ? msg`This link works for 30 days. After that, request a new one on the same page.`
          : msg`You can turn off these emails for each product in your downloads, under “Versions”.`,
      ),
    ],
    why: msg`you own ${product}`,
    stop,
    expiresAt: inAWeek(at),
  });
}
