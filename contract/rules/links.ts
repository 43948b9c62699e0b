// Link targets that an owner may enter. Browsers read '\' as '/', and display 'https://bank.example@evil.example' as
// one word: a URL is rejected if its appearance and its destination differ. The contract's patterns are the same, which
// a test verifies.

const WEB = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i;
const PATH = /^\/(?:[^/\s\\][^\s\\]*)?$/;

/** An absolute URL of another site: https, without a user name. */
export const isWebLink = (address: string): boolean => WEB.test(address) && URL.canParse(address);

/** A path of this site; excludes '//evil.example' and '/\evil.example'. */
export const isSitePath = (address: string): boolean => PATH.test(address);

/**
 * Allowed targets of a link inside a text: a site (http included), a path or anchor of this one, an email or a phone
 * number.
 */
export const isTextLink = (address: string): boolean =>
  isWebLink(address.replace(/^http:/i, 'https:')) || isSitePath(address) || /^(?:#|mailto:|tel:)[^\\]*$/i.test(address);
