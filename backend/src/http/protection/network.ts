/**
 * What an allowance is counted for. An IPv4 address written as IPv6 is the same visitor; a home or office owns a whole
 * /64 of IPv6, so single addresses there would be no limit at all.
 */
export function networkOf(ip: string | undefined): string {
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
