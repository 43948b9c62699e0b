/**
 * The unit that a limit counts for. An IPv4 address written as IPv6 is the same visitor; a home or office has a whole
 * /64 of IPv6, so counting single addresses there would be no limit at all.
 */
export function toNetwork(ip: string | undefined): string {
  if (!ip) return 'unknown';
  if (ip === '::1') return '127.0.0.1';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [left = '', right] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right ? right.split(':') : [];
  const zeros = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * The network in a form that its owner recognises but that identifies no one to others: a /24 of IPv4, a /48 of IPv6.
 * @param network in the form returned by `toNetwork`
 */
export function toShortNetwork(network: string): string | null {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  if (v4) return `${v4}.0/24`;
  const v6 = /^([^:]+:[^:]+:[^:]+):/.exec(network)?.[1];
  return v6 ? `${v6}::/48` : null;
}
