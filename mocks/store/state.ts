import type {
  About,
  Address,
  Banner,
  ContactInput,
  Download,
  Home,
  LegalPage,
  LegalPageName,
  LibraryPicture,
  Notification,
  OrderDetail,
  Post,
  Product,
  ProductCard,
  ProductFile,
  Service,
  Site,
  Transaction,
  User,
} from '../generated/model.ts';
import type { AuditRow } from './audit.ts';
import type { Article, Lists } from './content.ts';

/** Rows that belong to somebody carry the owner beside the contract's shape. */
export type Owned<Row> = Row & { userId: string };

/** `version` is 1 until the first change; `deletedAt` (milliseconds) while a deletion can be taken back. */
export type Account = { user: User; password: string; version?: number; deletedAt?: number };

/** One movement in cents, negative for money that leaves the wallet. */
export type WalletEntry = { userId: string; cents: number } & Pick<
  Transaction,
  'id' | 'type' | 'reference' | 'created_at'
>;

/** First answer to an idempotency key, repeated for every later call with the same key. */
export type RememberedAnswer = { request: string; status: number; body: unknown };

export type Reset = { userId: string; expiresAt: number; usedAt: number | null };

/** `links` are paths of the site; each stands in the text as well. */
export type Mail = { to: string; subject: string; text: string; links: string[]; created_at: string };

/** An article without its counts: those are read from what readers have done. */
export type StoredPost = Omit<Post, 'likes' | 'saves' | 'comments'>;

export type StoredComment = {
  id: string;
  postId: number;
  /** null for comments that were taken over without an account */
  userId: string | null;
  guestName: string | null;
  text: string;
  status: 'pending' | 'approved' | 'rejected' | 'spam';
  created_at: string;
};

export type Subscriber = {
  id: string;
  email: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  created_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

/** A message from the contact form, as the inbox sees it. */
export type StoredMessage = Omit<ContactInput, 'website'> & {
  id: string;
  status: 'new' | 'answered' | 'spam';
  created_at: string;
};

/** A product as visitors see it, with what only the administration knows. */
export type CatalogueEntry = {
  card: ProductCard;
  product: Product;
  published: boolean;
  /** null, or whether it was published when it was deleted */
  deleted: { published: boolean } | null;
  revision: number;
  updatedAt: string;
  /** what buyers of its version get */
  file: ProductFile | null;
};

/** `uses` is read from the content. */
export type StoredLibraryPicture = Omit<LibraryPicture, 'uses'>;

/** Everything the mock server knows. Plain JSON, so that a browser can keep it between reloads. */
export type MockState = {
  site: Site;
  /** of the site's settings; `updatedAt` is null while nobody has saved them */
  settings: { version: number; updatedAt: string | null };
  /** releases and posts are read from the catalogue and the blog */
  home: Omit<Home, 'releases' | 'posts'>;
  catalogue: CatalogueEntry[];
  posts: StoredPost[];
  services: Service[];
  about: About;
  legal: Record<LegalPageName, LegalPage>;
  /** every article and every list as the administrator keeps them; the public pages above follow */
  articles: Article[];
  lists: Lists;
  banner: Banner;
  messages: StoredMessage[];
  /** user id, or 'visitor' → product ids, last saved first */
  saved: Record<string, number[]>;
  /** user id, 'visitor' or an earlier reader → article ids */
  likes: Record<string, number[]>;
  /** user id, or 'visitor' → article ids, last saved first */
  savedPosts: Record<string, number[]>;
  comments: StoredComment[];
  subscribers: Subscriber[];
  /** token of a confirmation link → whose address it confirms */
  newsletterLinks: Record<string, { subscriberId: string; expiresAt: number }>;
  accounts: Account[];
  /** token → user id */
  sessions: Record<string, string>;
  orders: Owned<OrderDetail>[];
  downloads: Owned<Download>[];
  /** order id → the file that a refund took away */
  revoked: Record<string, Owned<Download>>;
  /** uploaded files that no product has been saved with yet */
  files: ProductFile[];
  addresses: Owned<Address>[];
  walletEntries: WalletEntry[];
  notifications: Owned<Notification>[];
  /** `<user id> <UTC day>` → completed downloads */
  ownDownloadDays: Record<string, number>;
  /** UTC day → completed downloads of everybody */
  downloadDays: Record<string, number>;
  /** `<user id> <key>` → first answer */
  remembered: Record<string, RememberedAnswer>;
  pictures: StoredLibraryPicture[];
  /** address of an uploaded picture → its file as a data address */
  pictureFiles: Record<string, string>;
  resets: Record<string, Reset>;
  outbox: Mail[];
  audit: AuditRow[];
};
