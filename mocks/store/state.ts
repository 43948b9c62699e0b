import type { SectionName, SiteSections } from '../../backend/shared/site-sections.ts';
import type {
  About,
  Address,
  AdminGuide,
  AdminMail,
  AdminPaymentDetail,
  AdminRefund,
  AdminSettings,
  Banner,
  BillingDetails,
  Download,
  Home,
  Invoice,
  InvoiceSettings,
  LegalPage,
  LegalPageName,
  LibraryPicture,
  Notification,
  OrderDetail,
  OwnDevice,
  PaymentSettings,
  Payout,
  PayoutAccount,
  Post,
  Product,
  ProductCard,
  ProductFile,
  RetiredPlan,
  Service,
  Site,
  Transaction,
  User,
  WorkingCopyInput,
} from '../generated/model.ts';
import type { AuditRow } from './audit.ts';
import type { Article, Lists } from './content.ts';
import type { ConversationStore } from './conversations.ts';
import type { StoredCoupon } from './coupons.ts';
import type { GuestState } from './guest-state.ts';
import type { MailState } from './mail-state.ts';
import type { NewsletterState } from './newsletter-state.ts';
import type { StoredPage } from './pages.ts';
import type { PlanState, StoredPlanChange } from './plan-state.ts';
import type { ReleaseState } from './release-state.ts';
import type { ReviewState } from './reviews.ts';
import type { StoredRevision } from './revisions.ts';
import type { SignInState } from './sign-in-state.ts';
import type { StoredSystem } from './system.ts';
import type { UploadState } from './upload-state.ts';

/** Rows that belong to somebody carry the owner beside the contract's shape. */
export type Owned<Row> = Row & { userId: string };

/**
 * `confirmed` once a link that was sent to the address has been opened; `version` is 1 until the first change; `deletedAt`
 * (milliseconds) while a deletion can be taken back.
 */
export type Account = {
  user: User;
  password: string;
  confirmed?: boolean;
  version?: number;
  deletedAt?: number;
};

/** One movement in cents, negative for money that leaves the wallet. */
export type WalletEntry = Owned<{ cents: number }> & Pick<Transaction, 'id' | 'type' | 'reference' | 'created_at'>;

/** A payment with its owner; the title and instructions are read from the settings. */
export type StoredPayment = Owned<Omit<AdminPaymentDetail, 'customer' | 'order'>> & {
  /** the order that is paid, and the file that was promised with it, or the plan that it goes on with */
  pays?: { orderId: string; download: Owned<Download>; change?: Omit<StoredPlanChange, 'ended' | 'at'> };
};

/** What was agreed besides the price when an order was made; papers read nothing else. */
export type OrderTerms = Pick<Invoice, 'seller' | 'buyer' | 'taxName' | 'taxPercent' | 'currency'> & {
  taxIncluded: boolean;
};

/**
 * An order with its owner; what went back stands in `refunds`. `couponId`: the code that lowered its price. Orders of the seed
 * have no `terms` before their first paper.
 */
export type StoredOrder = Owned<Omit<OrderDetail, 'refunds' | 'paid_by'>> & {
  couponId?: string | undefined;
  terms?: OrderTerms | undefined;
};

/** A refund with what it belongs to. */
export type StoredRefund = AdminRefund & { orderId: string; paymentId: string | null };

/** The key that came with a file; what it allows stands in the file's rights. */
export type StoredLicence = {
  id: string;
  userId: string;
  downloadId: string;
  key: string;
  created_at: string;
  /** the product's own key */
  imported?: boolean;
  /** `fingerprint`: what its program calls it */
  devices: (OwnDevice & { fingerprint: string })[];
};

/** First answer to an idempotency key, repeated for every later call with the same key. */
export type RememberedAnswer = { request: string; status: number; body: unknown };

/** `email`: the former address that the link brings back. */
export type Reset = { userId: string; expiresAt: number; usedAt: number | null; email?: string };

/** `links` are paths of the site; each stands in the text as well. */
export type Mail = { kind: string; to: string; subject: string; text: string; links: string[]; created_at: string };

/** An article without its counts: those are read from what readers have done. */
/** `series` is the name alone: its parts follow from the articles. */
export type StoredPost = Omit<Post, 'likes' | 'saves' | 'comments' | 'series'> & { series: string };

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

/** A product as visitors see it, with what only the administration knows. */
export type CatalogueEntry = {
  card: ProductCard;
  product: Product;
  published: boolean;
  /** null, or whether it was published when it was deleted */
  deleted: { published: boolean } | null;
  revision: number;
  updated_at: string;
  /** plans that are not sold any longer, and are still held */
  retired: RetiredPlan[];
  /** what buyers of its version get */
  file: ProductFile | null;
  /** whether its buyers get licence keys */
  licenceKeys: boolean;
};

/** `uses` is read from the content. */
export type StoredLibraryPicture = Omit<LibraryPicture, 'uses'> & {
  /** of the file it was made from */
  sha256?: string;
};

/** Everything the mock server knows. Plain JSON, so that a browser can keep it between reloads. */
export type MockState = SignInState &
  PlanState &
  ConversationStore &
  ReviewState &
  ReleaseState &
  MailState &
  GuestState &
  NewsletterState &
  UploadState & {
    /** The rest of what the pages show of the site is read from the sections. */
    site: Pick<
      Site,
      'name' | 'description' | 'contactEmail' | 'promo' | 'registrationOpen' | 'maintenance' | 'defaultTheme'
    >;
    sections: SiteSections;
    /** of each section; those with texts of the settings count the settings' version on top */
    sectionVersions: Record<SectionName, number>;
    /** of the site's settings; `updated_at` is null while nobody has saved them */
    settings: Pick<AdminSettings, 'version' | 'updated_at' | 'requireSecondFactor'>;
    /** releases and posts are read from the catalogue and the blog */
    home: Pick<Home, 'slides' | 'testimonials' | 'faqs'>;
    catalogue: CatalogueEntry[];
    posts: StoredPost[];
    services: Service[];
    team: About['team'];
    legal: Record<LegalPageName, LegalPage>;
    /** every article and every list as the administrator keeps them; the public pages above follow */
    articles: Article[];
    lists: Lists;
    banner: Banner;
    pages: StoredPage[];
    /** saved states of articles and pages, the newest first */
    revisions: StoredRevision[];
    /** '<user id> <kind> <number or new>' → what is typed and not saved */
    workingCopies: Record<string, WorkingCopyInput & { keptAt: string }>;
    /** address that an article has or had → its id */
    articleAddresses: Record<string, number>;
    /** former address → page id */
    formerAddresses: Record<string, number>;
    /** user id, or 'visitor' → product ids, last saved first */
    saved: Record<string, number[]>;
    /** user id, 'visitor' or an earlier reader → article ids */
    likes: Record<string, number[]>;
    /** user id, or 'visitor' → article ids, last saved first */
    savedPosts: Record<string, number[]>;
    comments: StoredComment[];
    accounts: Account[];
    orders: StoredOrder[];
    downloads: Owned<Download>[];
    licences: StoredLicence[];
    /** imported keys in their order; `given` once somebody has them */
    licencePool: { productId: number; key: string; given: boolean }[];
    /** order id → the file that a refund took away */
    revoked: Record<string, Owned<Download>>;
    /** uploaded files that no product has been saved with yet */
    files: ProductFile[];
    addresses: Owned<Address>[];
    walletEntries: WalletEntry[];
    /** oldest first */
    invoices: (Invoice & { orderId: string })[];
    invoiceSettings: InvoiceSettings;
    /** user id → what invoices say of them */
    billing: Record<string, BillingDetails>;
    payments: StoredPayment[];
    /** oldest first */
    refunds: StoredRefund[];
    paymentSettings: PaymentSettings;
    /** newest first */
    coupons: StoredCoupon[];
    /** newest first */
    payouts: Owned<Payout>[];
    /** user id → where the money goes */
    payoutAccounts: Record<string, PayoutAccount>;
    notifications: Owned<Notification>[];
    /** `<user id> <day of the shop>` → completed downloads */
    ownDownloadDays: Record<string, number>;
    /** day of the shop → completed downloads of everybody */
    downloadDays: Record<string, number>;
    /** `<user id> <key>` → first answer */
    remembered: Record<string, RememberedAnswer>;
    pictures: StoredLibraryPicture[];
    /** address of an uploaded picture → its file as a data address */
    pictureFiles: Record<string, string>;
    resets: Record<string, Reset>;
    outbox: Mail[];
    /** what the administration sees of the outbox, newest first */
    mails: Omit<AdminMail, 'resendable'>[];
    audit: AuditRow[];
    system: StoredSystem;
    /** Of a site that is about to open; a demo has none. */
    guide: AdminGuide | null;
    /** Whether an account without activity is shown what a dashboard looks like. */
    demo: boolean;
  };
