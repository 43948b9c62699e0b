import type {
  About,
  Address,
  AdminGuide,
  AdminList,
  AdminMail,
  AdminSettings,
  Banner,
  BillingDetails,
  CustomerNote,
  ExchangeRate,
  Home,
  InvoiceSettings,
  LegalPage,
  LegalPageName,
  LibraryPicture,
  ListLayout,
  Notification,
  PaymentSettings,
  Payout,
  PayoutAccount,
  Post,
  ProductFile,
  SavedView,
  SectionDraftInput,
  Service,
  Site,
  SitePart,
  Transaction,
  User,
  WorkingCopyInput,
} from '../../contract/generated/model.ts';
import type { SectionName, SiteSections } from '../../contract/rules/site-sections.ts';
import type { AffiliateState } from './affiliates.ts';
import type { AuditRow } from './audit.ts';
import type { BriefState } from './briefs.ts';
import type { CallState } from './calls.ts';
import type { CartState } from './carts.ts';
import type { CaseStudyState } from './case-studies.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { Article, Lists } from './content.ts';
import type { ConversationStore } from './conversations.ts';
import type { StoredCoupon } from './coupons.ts';
import type { GuestState } from './guest-state.ts';
import type { IndexingState } from './indexing.ts';
import type { InvoiceState } from './invoice-state.ts';
import type { LeadState } from './leads.ts';
import type { MailState } from './mail-state.ts';
import type { NewsletterState } from './newsletter-state.ts';
import type { NotificationTranslations } from './notification-texts.ts';
import type { OrderState } from './order-state.ts';
import type { PageState } from './pages.ts';
import type { PlanState } from './plan-state.ts';
import type { RedirectState } from './redirects.ts';
import type { ContractWithdrawalState, RefundRequestState } from './refund-request-state.ts';
import type { ReleaseState } from './release-state.ts';
import type { ReviewState } from './reviews.ts';
import type { StoredRevision } from './revisions.ts';
import type { SignInState } from './sign-in-state.ts';
import type { StoredSystem } from './system.ts';
import type { TimelineState } from './timeline.ts';
import type { StoredTranslation } from './translations.ts';
import type { UploadState } from './upload-state.ts';
import type { VisitState } from './visits.ts';
import type { WebhookState } from './webhooks.ts';

/** Rows with an owner carry that field in addition to the contract's fields. */
export type Owned<Row> = Row & { userId: string };

/**
 * `confirmed` once a link sent to the email has been opened; `version` is 1 until the first change; `deletedAt`
 * (milliseconds) while a deletion can be undone.
 */
export type Account = {
  user: User;
  password: string;
  confirmed?: boolean;
  version?: number;
  deletedAt?: number;
};

/** The draft of a form of the site; `seenEntry` is the newest change that its version includes. */
export type StoredSectionDraft = Pick<SectionDraftInput, 'draft' | 'version'> & {
  userId: string;
  savedAt: string;
  seenEntry: number;
};

/** One transaction in cents, negative for a debit; `refundId` of one that pays out a refund. */
export type WalletEntry = Owned<{ cents: number; refundId?: string }> &
  Pick<Transaction, 'id' | 'type' | 'reference' | 'created_at'>;

/** A note of the team about a customer or guest. */
export type StoredCustomerNote = Omit<CustomerNote, 'author'> & { userId: string; authorId: string };

/** First answer to an idempotency key, repeated for every later call with the same key. */
export type StoredResponse = { request: string; status: number; body: unknown; headers?: Record<string, string> };

/** `email`: the former email that the link restores. */
export type Reset = { userId: string; expiresAt: number; usedAt: number | null; email?: string };

/** `links` are paths of the site; each is in the text as well. */
export type Mail = { kind: string; to: string; subject: string; text: string; links: string[]; created_at: string };

/** An article without its counts, which are derived from readers' reactions; `series` is only a name. */
export type StoredPost = Omit<Post, 'likes' | 'saves' | 'comments' | 'series'> & { series: string };

export type StoredComment = {
  id: string;
  postId: number;
  /** null for comments imported without an account */
  userId: string | null;
  guestName: string | null;
  text: string;
  status: 'pending' | 'approved' | 'rejected' | 'spam';
  created_at: string;
};

/** `ownerId` is null for a view of the team. */
export type StoredView = Omit<SavedView, 'shared'> & { ownerId: string | null; list: AdminList };

/** `uses` is derived from the content. */
export type StoredLibraryPicture = Omit<LibraryPicture, 'uses'> & {
  /** of the original file */
  sha256?: string;
};

/** All data of the mock server. Plain JSON, so that a browser can store it between reloads. */
export type MockState = SignInState &
  OrderState &
  CartState &
  PlanState &
  ConversationStore &
  ReviewState &
  ReleaseState &
  MailState &
  GuestState &
  InvoiceState &
  ContractWithdrawalState &
  RefundRequestState &
  BriefState &
  LeadState &
  CallState &
  CaseStudyState &
  PageState &
  NewsletterState &
  UploadState &
  VisitState &
  WebhookState &
  IndexingState &
  RedirectState &
  TimelineState &
  AffiliateState & {
    /** The rest of what the pages show about the site is read from the sections. */
    site: Pick<
      Site,
      'name' | 'description' | 'contactEmail' | 'promo' | 'registrationOpen' | 'maintenance' | 'defaultTheme'
    >;
    sections: SiteSections;
    /** of each section; for sections with texts from the settings, the settings' version is added */
    sectionVersions: Record<SectionName, number>;
    /** of the site's settings; `updated_at` is null until they are first saved */
    settings: Pick<AdminSettings, 'version' | 'updated_at' | 'requireSecondFactor'>;
    /** releases and posts are read from the catalogue and the blog */
    home: Pick<Home, 'slides' | 'testimonials' | 'faqs'>;
    catalogue: CatalogueEntry[];
    posts: StoredPost[];
    services: Service[];
    team: About['team'];
    legal: Record<LegalPageName, LegalPage>;
    /** all articles and lists as the administrator edits them; the public pages above are derived from them */
    articles: Article[];
    lists: Lists;
    banner: Banner;
    /** '<language> <type>/<id>' → the content's translation */
    translations: Record<string, StoredTranslation>;
    /** revisions of articles and pages, newest first */
    revisions: StoredRevision[];
    /** '<user id> <kind> <number or new>' → the unsaved draft */
    workingCopies: Record<string, WorkingCopyInput & { keptAt: string }>;
    sectionDrafts: Partial<Record<SitePart, StoredSectionDraft>>;
    /** current or former slug of an article → its id */
    articleAddresses: Record<string, number>;
    /** user id, or 'visitor' → product ids, last saved first */
    saved: Record<string, number[]>;
    /** user id, 'visitor' or an earlier reader → article ids */
    likes: Record<string, number[]>;
    /** user id, or 'visitor' → article ids, last saved first */
    savedPosts: Record<string, number[]>;
    comments: StoredComment[];
    accounts: Account[];
    /** uploaded files that no product has been saved with yet */
    files: ProductFile[];
    addresses: Owned<Address>[];
    walletEntries: WalletEntry[];
    invoiceSettings: InvoiceSettings;
    /** user id → billing details for invoices */
    billing: Record<string, BillingDetails>;
    paymentSettings: PaymentSettings;
    /** rates of second currencies, newest first */
    exchangeRates: (ExchangeRate & { currency: string; book: string })[];
    /** newest first */
    coupons: StoredCoupon[];
    /** newest first */
    payouts: Owned<Payout>[];
    /** user id → payout account */
    payoutAccounts: Record<string, PayoutAccount>;
    /** newest first */
    customerNotes: StoredCustomerNote[];
    /** with texts by language, without English */
    notifications: (Owned<Notification> & { translations?: NotificationTranslations })[];
    /** `<user id> <business day>` → completed downloads */
    ownDownloadDays: Record<string, number>;
    /** business day → completed downloads of all users */
    downloadDays: Record<string, number>;
    /** `<user id> <key>` → first answer */
    remembered: Record<string, StoredResponse>;
    pictures: StoredLibraryPicture[];
    /** URL of an uploaded picture → its file as a data URL */
    pictureFiles: Record<string, string>;
    resets: Record<string, Reset>;
    outbox: Mail[];
    /** the administration's view of the outbox, newest first */
    mails: Omit<AdminMail, 'resendable'>[];
    audit: AuditRow[];
    savedViews: StoredView[];
    /** '<user id> <list>' → how the administrator has arranged the list */
    listLayouts: Record<string, ListLayout>;
    system: StoredSystem;
    /** The setup guide of a site before its launch; a demo has none. */
    guide: AdminGuide | null;
    /** Whether an unused account is shown a sample dashboard. */
    demo: boolean;
  };
