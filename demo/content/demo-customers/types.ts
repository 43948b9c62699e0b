/**
 * The demo's figures at the start of its first day, and the part of them that exists without the demo customers; money
 * in cents.
 */
export interface DemoFacts {
  users: number;
  /** the number of users registered in the last 30 days */
  recentUsers: number;
  /** all orders, then those of the last three 30-day periods, latest first */
  orders: [all: number, last: number, second: number, third: number];
  /** payments minus refunds: in total, then by period as for the orders */
  revenue: [all: number, last: number, second: number, third: number];
}

/** Something customers buy: a plan of a product, or a service with a fixed price. */
export interface DemoOffer {
  productId: number | null;
  name: string;
  tier: string | null;
  cents: number;
}

export interface DemoPerson {
  id: string;
  name: string;
  email: string;
  status: 'active' | 'suspended';
  /** milliseconds */
  at: number;
}

export interface DemoOrder extends DemoOffer {
  id: string;
  number: number;
  personId: string;
  status: 'pending' | 'processing' | 'completed' | 'cancelled' | 'refunded';
  at: number;
  /** when the order was refunded */
  refundedAt: number | null;
}

export interface DemoEntry {
  personId: string;
  orderId: string | null;
  kind: 'deposit' | 'purchase' | 'refund';
  cents: number;
  balanceAfter: number;
  reference: string;
  at: number;
}

/** The file of a purchased product, and the days (`yyyy-mm-dd`, the shop's time zone) on which it was downloaded. */
export interface DemoDownload {
  id: string;
  personId: string;
  orderId: string;
  productId: number;
  name: string;
  at: number;
  days: { day: string; count: number }[];
}

export interface DemoPlan {
  /** oldest first, like all of these lists */
  people: DemoPerson[];
  orders: DemoOrder[];
  entries: DemoEntry[];
  downloads: DemoDownload[];
}
