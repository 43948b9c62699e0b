/** The areas of the administration that somebody can be given instead of everything. */
export const ADMIN_AREAS = ['content', 'support', 'accounting'] as const;

export type AdminArea = (typeof ADMIN_AREAS)[number];
type Right = 'all' | AdminArea;

const isRight = (word: string): word is Right => word === 'all' || ADMIN_AREAS.some((area) => area === word);

/** Rights as they are kept: everything swallows the areas beside it, and these come in one order. */
export function keptRights(rights: readonly string[]): Right[] {
  return rights.includes('all') ? ['all'] : ADMIN_AREAS.filter((area) => rights.includes(area));
}

/**
 * The right that lets somebody do something, or undefined.
 * @param needed the rights that reach it besides `all`, `any` for every administrator; none for what is outside of the
 * administration
 */
export function rightFor(rights: readonly string[], needed: readonly string[]): Right | undefined {
  if (needed.length === 0) return undefined;
  if (rights.includes('all')) return 'all';
  return rights.filter(isRight).find((right) => needed.includes('any') || needed.includes(right));
}

/** An order's state that gives money back: whoever may not refund may not choose it. */
export const givesBack = (status: string): boolean => status === 'cancelled' || status === 'refunded';

/** Whose work the parts of the overview are: whoever may call the operation sees them. */
export const OVERVIEW_PARTS = {
  guide: 'adminUpdateSettings',
  users: 'adminListUsers',
  orders: 'adminListOrders',
  revenue: 'adminGetAnalytics',
  growth: 'adminGetAnalytics',
  money: 'adminGetAnalytics',
  latestOrders: 'adminListOrders',
  waitingComments: 'adminListComments',
  newMessages: 'adminListConversations',
  lowLicenceKeys: 'adminGetLicencePool',
} as const;

/** The overview without the parts that are not somebody's work. */
export function ownOverview<Overview extends Partial<Record<keyof typeof OVERVIEW_PARTS, unknown>>>(
  overview: Overview,
  may: (operation: (typeof OVERVIEW_PARTS)[keyof typeof OVERVIEW_PARTS]) => boolean,
): Overview {
  const hidden = Object.entries(OVERVIEW_PARTS).flatMap(([part, operation]) => (may(operation) ? [] : [[part, null]]));
  return { ...overview, ...Object.fromEntries(hidden) };
}
