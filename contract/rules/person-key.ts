/** A domain in ASCII: `বাংলা.example` and its `xn--` form are the same. */
function asciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || /[\s/?#:@\\[\]]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The email with its domain in ASCII, as used by mail servers. */
export function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : email.slice(0, at + 1) + asciiDomain(email.slice(at + 1));
}

/**
 * Identifies a person where a rule is per person: the email, ignoring case, Unicode form, form of the domain, and a tag
 * after a plus sign. Only for such rules, never for access: not every mail server delivers tags to the same mailbox.
 * The database function `person_key` computes the same.
 */
export function toPersonKey(email: string): string {
  const address = toAsciiEmail(email.trim().normalize('NFKC').toLowerCase());
  return address.replace(/^([^+@]+)\+.*@/, '$1@');
}
