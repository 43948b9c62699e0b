const PARTS = /^v?(\d+(?:\.\d+)*)(?:[-_]?([0-9A-Za-z][0-9A-Za-z.-]*))?/;

const compareParts = (a: string, b: string): number => {
  const [isNumber, isOther] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (isNumber && isOther) return Number(a) - Number(b);
  if (isNumber !== isOther) return isNumber ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
};

/** @param missing used for a part that one of them lacks; without it, the longer list is greater */
const compareLists = (a: string[], b: string[], missing?: string): number => {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const [one, other] = [a[at] ?? missing, b[at] ?? missing];
    if (one === undefined || other === undefined) return one === undefined ? -1 : 1;
    const order = compareParts(one, other);
    if (order !== 0) return order;
  }
  return 0;
};

/**
 * Semver order: 2.10.0 after 2.9.0, and 2.1.0-beta.2 before 2.1.0. Other formats, used by products before they had
 * releases, are compared as closely as possible.
 */
export function compareVersions(a: string, b: string): number {
  const [, numbers = '0', before = ''] = PARTS.exec(a) ?? [];
  const [, otherNumbers = '0', otherBefore = ''] = PARTS.exec(b) ?? [];
  const order = compareLists(numbers.split('.'), otherNumbers.split('.'), '0');
  if (order !== 0) return order;
  if (before === '' || otherBefore === '') return before === otherBefore ? 0 : before === '' ? 1 : -1;
  return compareLists(before.split('.'), otherBefore.split('.'));
}

/** Newest version first. */
export const sortByVersion = <Entry extends { version: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => compareVersions(b.version, a.version));
