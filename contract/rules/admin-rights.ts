/** The areas of the administration that can be granted instead of all rights. */
export const ADMIN_AREAS = ['content', 'support', 'accounting'] as const;

export type AdminArea = (typeof ADMIN_AREAS)[number];
type Right = 'all' | AdminArea;

const isRight = (text: string): text is Right => text === 'all' || ADMIN_AREAS.some((area) => area === text);

/** Normalised rights: `all` replaces the areas, which are in a fixed order. */
export function normaliseRights(rights: readonly string[]): Right[] {
  return rights.includes('all') ? ['all'] : ADMIN_AREAS.filter((area) => rights.includes(area));
}

/**
 * The right that permits an action, or undefined.
 * @param needed the rights that permit it in addition to `all`; `any` for every administrator; none outside the
 * administration
 */
export function findGrantingRight(rights: readonly string[], needed: readonly string[]): Right | undefined {
  if (needed.length === 0) return undefined;
  if (rights.includes('all')) return 'all';
  return rights.filter(isRight).find((right) => needed.includes('any') || needed.includes(right));
}

/** Whether an order status refunds money: it can only be set with the right to refund. */
export const returnsMoney = (status: string): boolean => status === 'cancelled' || status === 'refunded';

/** Sections of the overview by operation: a user who may call the operation sees the section. */
export const OVERVIEW_SECTIONS = {
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
  contractWithdrawals: 'adminCloseContractWithdrawal',
  vulnerabilityReports: 'adminListConversations',
  refundRequests: 'adminDeclineRefundRequest',
} as const;

/** The overview without the sections that the user's rights do not cover. */
export function filterOverview<Overview extends Partial<Record<keyof typeof OVERVIEW_SECTIONS, unknown>>>(
  overview: Overview,
  isAllowed: (operation: (typeof OVERVIEW_SECTIONS)[keyof typeof OVERVIEW_SECTIONS]) => boolean,
): Overview {
  const hidden = Object.entries(OVERVIEW_SECTIONS).flatMap(([section, operation]) =>
    isAllowed(operation) ? [] : [[section, null]],
  );
  return { ...overview, ...Object.fromEntries(hidden) };
}
