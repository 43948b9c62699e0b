import type { Address } from '../generated/model/address.ts';
import type { Download } from '../generated/model/download.ts';
import type { Home } from '../generated/model/home.ts';
import type { Order } from '../generated/model/order.ts';
import type { Post } from '../generated/model/post.ts';
import type { Product } from '../generated/model/product.ts';
import type { ProductCard } from '../generated/model/productCard.ts';
import type { Site } from '../generated/model/site.ts';
import type { User } from '../generated/model/user.ts';

/** Rows that belong to somebody carry the owner beside the contract's shape. */
export type Owned<Row> = Row & { userId: string };

export type Account = { user: User; password: string };

/** One movement; `cents` is negative for money that leaves the wallet. */
export type WalletEntry = { userId: string; cents: number };

/** First answer to an idempotency key, repeated for every later call with the same key. */
export type RememberedAnswer = { request: string; status: number; body: unknown };

export type Reset = { userId: string; expiresAt: number; usedAt: number | null };

export type Mail = { to: string; subject: string; text: string; sentAt: string };

export type CatalogueEntry = { card: ProductCard; product: Product };

/** Everything the mock server knows. Plain JSON, so that a browser can keep it between reloads. */
export type MockState = {
  site: Site;
  home: Home;
  catalogue: CatalogueEntry[];
  posts: Post[];
  accounts: Account[];
  /** token → user id */
  sessions: Record<string, string>;
  orders: Owned<Order>[];
  downloads: Owned<Download>[];
  addresses: Owned<Address>[];
  walletEntries: WalletEntry[];
  /** `<user id> <key>` → first answer */
  remembered: Record<string, RememberedAnswer>;
  resets: Record<string, Reset>;
  outbox: Mail[];
};
