/** A domain as computers write it: `বাংলা.example` and its `xn--` form are one. */
function asciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || /[\s/?#:@\\[\]]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The address with its domain in ASCII, the form in which mail servers know it. */
export function asciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : email.slice(0, at + 1) + asciiDomain(email.slice(at + 1));
}

/**
 * What counts as one person wherever a rule is per person: the email address whatever its case, its spelling in Unicode, the
 * form of its domain, or a tag behind a plus sign. It decides about rules only, never about who may read something: not every
 * mail server delivers tags to the same mailbox. The database's function `person_key` computes the same.
 */
export function personKey(email: string): string {
  const address = asciiAddress(email.trim().normalize('NFKC').toLowerCase());
  return address.replace(/^([^+@]+)\+.*@/, '$1@');
}
