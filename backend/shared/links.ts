// What an owner may let people be sent to. Browsers read '\' as '/', and show 'https://bank.example@evil.example' as one word:
// an address is refused where its look and its destination differ. The contract's patterns say the same, which a test holds.

const WEB = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i;
const PATH = /^\/(?:[^/\s\\][^\s\\]*)?$/;

/** A full address of another site: https, without a user name. */
export const isWebLink = (address: string): boolean => WEB.test(address) && URL.canParse(address);

/** A path of this site; '//evil.example' and '/\evil.example' are none. */
export const isSitePath = (address: string): boolean => PATH.test(address);

/** What a link inside a text may lead to: a site, also by http, a path or part of this one, a mailbox or a telephone. */
export const isTextLink = (address: string): boolean =>
  isWebLink(address.replace(/^http:/i, 'https:')) || isSitePath(address) || /^(?:#|mailto:|tel:)[^\\]*$/i.test(address);
