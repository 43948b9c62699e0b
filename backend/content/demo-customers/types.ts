/** What the demo shows as of the beginning of its first day, and what of it is there without the demo customers; money in cents. */
export interface DemoFacts {
  users: number;
  /** how many of the users came in the last 30 days */
  recentUsers: number;
  /** all orders, then those of the last three times 30 days, the latest first */
  orders: [all: number, last: number, second: number, third: number];
  /** paid for orders less what was given back: in all, then as for the orders */
  revenue: [all: number, last: number, second: number, third: number];
}

/** Something people buy: a plan of a product, or a service with a fixed price. */
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
  /** when the money of a refunded order was given back */
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

/** The file of a bought product, and on which days of the shop (`yyyy-mm-dd`) it was fetched. */
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
  /** oldest first, as all of these lists */
  people: DemoPerson[];
  orders: DemoOrder[];
  entries: DemoEntry[];
  downloads: DemoDownload[];
}
