import type { ErrorCode } from './enums/ErrorCode.ts';
export { ErrorCode } from './enums/ErrorCode.ts';
import type { UserStatus } from './enums/UserStatus.ts';
export { UserStatus } from './enums/UserStatus.ts';
import type { Role } from './enums/Role.ts';
export { Role } from './enums/Role.ts';
import type { AdminRight } from './enums/AdminRight.ts';
export { AdminRight } from './enums/AdminRight.ts';
import type { TransactionType } from './enums/TransactionType.ts';
export { TransactionType } from './enums/TransactionType.ts';
import type { SystemDatabaseKind } from './enums/SystemDatabaseKind.ts';
export { SystemDatabaseKind } from './enums/SystemDatabaseKind.ts';
import type { SystemReplicaCondition } from './enums/SystemReplicaCondition.ts';
export { SystemReplicaCondition } from './enums/SystemReplicaCondition.ts';
import type { SystemStorageKind } from './enums/SystemStorageKind.ts';
export { SystemStorageKind } from './enums/SystemStorageKind.ts';
import type { SystemMailKind } from './enums/SystemMailKind.ts';
export { SystemMailKind } from './enums/SystemMailKind.ts';
import type { FactorMethod } from './enums/FactorMethod.ts';
export { FactorMethod } from './enums/FactorMethod.ts';
import type { ProofMethod } from './enums/ProofMethod.ts';
export { ProofMethod } from './enums/ProofMethod.ts';
import type { PasskeySignInInputArea } from './enums/PasskeySignInInputArea.ts';
export { PasskeySignInInputArea } from './enums/PasskeySignInInputArea.ts';
import type { DataExportState } from './enums/DataExportState.ts';
export { DataExportState } from './enums/DataExportState.ts';
import type { PayoutMethod } from './enums/PayoutMethod.ts';
export { PayoutMethod } from './enums/PayoutMethod.ts';
import type { AccountMessageFrom } from './enums/AccountMessageFrom.ts';
export { AccountMessageFrom } from './enums/AccountMessageFrom.ts';
import type { OwnOrderSort } from './enums/OwnOrderSort.ts';
export { OwnOrderSort } from './enums/OwnOrderSort.ts';
import type { DownloadSort } from './enums/DownloadSort.ts';
export { DownloadSort } from './enums/DownloadSort.ts';
import type { AdminUserSort } from './enums/AdminUserSort.ts';
export { AdminUserSort } from './enums/AdminUserSort.ts';
import type { OrderStatus } from './enums/OrderStatus.ts';
export { OrderStatus } from './enums/OrderStatus.ts';
import type { MailChoiceKind } from './enums/MailChoiceKind.ts';
export { MailChoiceKind } from './enums/MailChoiceKind.ts';
import type { MailLinkKind } from './enums/MailLinkKind.ts';
export { MailLinkKind } from './enums/MailLinkKind.ts';
import type { ReleaseChannel } from './enums/ReleaseChannel.ts';
export { ReleaseChannel } from './enums/ReleaseChannel.ts';
import type { ReleasePlatform } from './enums/ReleasePlatform.ts';
export { ReleasePlatform } from './enums/ReleasePlatform.ts';
import type { ReleaseStatus } from './enums/ReleaseStatus.ts';
export { ReleaseStatus } from './enums/ReleaseStatus.ts';
import type { LicenceStock } from './enums/LicenceStock.ts';
export { LicenceStock } from './enums/LicenceStock.ts';
import type { PaymentProvider } from './enums/PaymentProvider.ts';
export { PaymentProvider } from './enums/PaymentProvider.ts';
import type { PaymentPurpose } from './enums/PaymentPurpose.ts';
export { PaymentPurpose } from './enums/PaymentPurpose.ts';
import type { PaymentStatus } from './enums/PaymentStatus.ts';
export { PaymentStatus } from './enums/PaymentStatus.ts';
import type { Currency } from './enums/Currency.ts';
export { Currency } from './enums/Currency.ts';
import type { PaymentFilter } from './enums/PaymentFilter.ts';
export { PaymentFilter } from './enums/PaymentFilter.ts';
import type { PaymentDecisionInputDecision } from './enums/PaymentDecisionInputDecision.ts';
export { PaymentDecisionInputDecision } from './enums/PaymentDecisionInputDecision.ts';
import type { AddressType } from './enums/AddressType.ts';
export { AddressType } from './enums/AddressType.ts';
import type { Theme } from './enums/Theme.ts';
export { Theme } from './enums/Theme.ts';
import type { SocialNetwork } from './enums/SocialNetwork.ts';
export { SocialNetwork } from './enums/SocialNetwork.ts';
import type { LegalPageName } from './enums/LegalPageName.ts';
export { LegalPageName } from './enums/LegalPageName.ts';
import type { PostSort } from './enums/PostSort.ts';
export { PostSort } from './enums/PostSort.ts';
import type { ProductSort } from './enums/ProductSort.ts';
export { ProductSort } from './enums/ProductSort.ts';
import type { PlanChange } from './enums/PlanChange.ts';
export { PlanChange } from './enums/PlanChange.ts';
import type { LegalBlockType } from './enums/LegalBlockType.ts';
export { LegalBlockType } from './enums/LegalBlockType.ts';
import type { SearchHitKind } from './enums/SearchHitKind.ts';
export { SearchHitKind } from './enums/SearchHitKind.ts';
import type { NotificationKind } from './enums/NotificationKind.ts';
export { NotificationKind } from './enums/NotificationKind.ts';
import type { PaidByMethod } from './enums/PaidByMethod.ts';
export { PaidByMethod } from './enums/PaidByMethod.ts';
import type { RefundTarget } from './enums/RefundTarget.ts';
export { RefundTarget } from './enums/RefundTarget.ts';
import type { RefundOrigin } from './enums/RefundOrigin.ts';
export { RefundOrigin } from './enums/RefundOrigin.ts';
import type { OrderRefundStatus } from './enums/OrderRefundStatus.ts';
export { OrderRefundStatus } from './enums/OrderRefundStatus.ts';
import type { InvoiceKind } from './enums/InvoiceKind.ts';
export { InvoiceKind } from './enums/InvoiceKind.ts';
import type { CouponKind } from './enums/CouponKind.ts';
export { CouponKind } from './enums/CouponKind.ts';
import type { PayoutStatus } from './enums/PayoutStatus.ts';
export { PayoutStatus } from './enums/PayoutStatus.ts';
import type { MailStatus } from './enums/MailStatus.ts';
export { MailStatus } from './enums/MailStatus.ts';
export { ImportKind } from './enums/ImportKind.ts';
import type { ImportMode } from './enums/ImportMode.ts';
export { ImportMode } from './enums/ImportMode.ts';
import type { ProductStatus } from './enums/ProductStatus.ts';
export { ProductStatus } from './enums/ProductStatus.ts';
import type { AdminProductSort } from './enums/AdminProductSort.ts';
export { AdminProductSort } from './enums/AdminProductSort.ts';
import type { AdminOrderSort } from './enums/AdminOrderSort.ts';
export { AdminOrderSort } from './enums/AdminOrderSort.ts';
import type { RefundStatus } from './enums/RefundStatus.ts';
export { RefundStatus } from './enums/RefundStatus.ts';
import type { AdminGuideStepId } from './enums/AdminGuideStepId.ts';
export { AdminGuideStepId } from './enums/AdminGuideStepId.ts';
import type { AdminGuideMail } from './enums/AdminGuideMail.ts';
export { AdminGuideMail } from './enums/AdminGuideMail.ts';
import type { AnalyticsUnit } from './enums/AnalyticsUnit.ts';
export { AnalyticsUnit } from './enums/AnalyticsUnit.ts';
import type { CommentStatus } from './enums/CommentStatus.ts';
export { CommentStatus } from './enums/CommentStatus.ts';
import type { ReviewSort } from './enums/ReviewSort.ts';
export { ReviewSort } from './enums/ReviewSort.ts';
import type { OwnReviewStatus } from './enums/OwnReviewStatus.ts';
export { OwnReviewStatus } from './enums/OwnReviewStatus.ts';
import type { SubscriberList } from './enums/SubscriberList.ts';
export { SubscriberList } from './enums/SubscriberList.ts';
export { ContentList } from './enums/ContentList.ts';
export { ContentKind } from './enums/ContentKind.ts';
import type { TextFormat } from './enums/TextFormat.ts';
export { TextFormat } from './enums/TextFormat.ts';
import type { PostStatus } from './enums/PostStatus.ts';
export { PostStatus } from './enums/PostStatus.ts';
import type { AdminPostSort } from './enums/AdminPostSort.ts';
export { AdminPostSort } from './enums/AdminPostSort.ts';
export { WritingKind } from './enums/WritingKind.ts';
import type { RevisionField } from './enums/RevisionField.ts';
export { RevisionField } from './enums/RevisionField.ts';
import type { RevisionPartChange } from './enums/RevisionPartChange.ts';
export { RevisionPartChange } from './enums/RevisionPartChange.ts';
import type { ServiceIcon } from './enums/ServiceIcon.ts';
export { ServiceIcon } from './enums/ServiceIcon.ts';
import type { TopicFilter } from './enums/TopicFilter.ts';
export { TopicFilter } from './enums/TopicFilter.ts';
import type { ConversationSide } from './enums/ConversationSide.ts';
export { ConversationSide } from './enums/ConversationSide.ts';
import type { ConversationStatus } from './enums/ConversationStatus.ts';
export { ConversationStatus } from './enums/ConversationStatus.ts';
import type { ConversationChannel } from './enums/ConversationChannel.ts';
export { ConversationChannel } from './enums/ConversationChannel.ts';
import type { AssigneeFilter } from './enums/AssigneeFilter.ts';
export { AssigneeFilter } from './enums/AssigneeFilter.ts';
import type { AdminMessageKind } from './enums/AdminMessageKind.ts';
export { AdminMessageKind } from './enums/AdminMessageKind.ts';
import type { ModerationStatus } from './enums/ModerationStatus.ts';
export { ModerationStatus } from './enums/ModerationStatus.ts';
import type { SubscriberState } from './enums/SubscriberState.ts';
export { SubscriberState } from './enums/SubscriberState.ts';

export interface ErrorDetail {
  field: string;
  message: string;
}

export interface Error {
  /** One sentence for the person who reads it */
  message: string;
  code: ErrorCode;
  /** Names this answer in the server's log */
  requestId: string;
  /** The fields of a 400 */
  details?: ErrorDetail[];
}

export interface Message {
  message: string;
}

/**
 * @minLength 3
 * @maxLength 254
 */
export type Email = string;

/**
 * @minLength 6
 * @maxLength 128
 */
export type NewPassword = string;

/**
 * ISO 3166-1; empty when it is not known
 * @maxLength 2
 * @pattern ^([A-Z]{2})?$
 */
export type CountryCode = string;

export interface RegisterInput {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  password: NewPassword;
  /** Kept as the billing country */
  country?: CountryCode;
}

export interface LoginInput {
  email: Email;
  /**
     * @minLength 1
     * @maxLength 128
     */
  password: string;
}

export interface PasswordResetRequest {
  email: Email;
}

export interface PasswordResetConfirmation {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[A-Za-z0-9_-]+$
     */
  token: string;
  password: NewPassword;
}




/**
 * Empty for customers
 * @maxItems 4
 */
export type AdminRights = AdminRight[];

/**
 * At least one; `all` takes the place of the areas beside it
 * @minItems 1
 * @maxItems 4
 */
export type GivenRights = AdminRight[];

export interface User {
  id: string;
  name: string;
  email: string;
  status: UserStatus;
  role: Role;
  is_admin: boolean;
  /** The same as is_admin under the session's name */
  isAdmin: boolean;
  rights: AdminRights;
  /**
     * Address of the picture
     * @nullable
     */
  avatar: string | null;
  /**
     * One text as the person typed it
     * @nullable
     */
  address: string | null;
  created_at: string;
}

export interface AdminUser {
  id: string;
  name: string;
  email: string;
  status: UserStatus;
  role: Role;
  is_admin: boolean;
  rights: AdminRights;
  created_at: string;
  /**
     * Grows with every change
     * @minimum 1
     */
  version: number;
}

export interface AdminUserInput {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  role: Role;
  status: UserStatus;
  /** Of an administrator; everything when it is left out */
  rights?: GivenRights;
}

export interface AdminUserChange {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  role: Role;
  status: UserStatus;
  /** Of an administrator; as they are when it is left out */
  rights?: GivenRights;
  /**
     * The version that was edited
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}

export interface Invitation {
  id: string;
  name: string;
  email: string;
  rights: AdminRights;
  /**
     * Name of the administrator; null once that account is gone
     * @nullable
     */
  invited_by: string | null;
  created_at: string;
  /** When the present link was sent */
  sent_at: string;
  /** When the present link ends */
  expires_at: string;
}

export interface InvitationList {
  /** @maxItems 200 */
  items: Invitation[];
}

export interface InvitationInput {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  rights: GivenRights;
}

export interface InvitationAcceptance {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[A-Za-z0-9_-]+$
     */
  token: string;
  password: NewPassword;
}


export interface Transaction {
  /** @minimum 1 */
  id: number;
  type: TransactionType;
  reference: string;
  /** Negative for money that left */
  amount: number;
  /** @minimum 0 */
  balance_after: number;
  created_at: string;
}

export interface AdminUserWallet {
  /** @minimum 0 */
  balance: number;
  items: Transaction[];
}

export interface AdjustmentInput {
  /**
     * Negative to take money out; not 0
     * @minimum -10000000
     * @maximum 10000000
     */
  amount: number;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  reason: string;
}

export interface SystemServer {
  id: string;
  /** Machine and process */
  name: string;
  version: string;
  startedAt: string;
}


/**
 * Of the server that answers
 */
export interface SystemConnections {
  /** @minimum 0 */
  open: number;
  /** @minimum 0 */
  idle: number;
  /**
     * Requests that wait for a connection
     * @minimum 0
     */
  waiting: number;
  /** @minimum 1 */
  most: number;
}


/**
 * A second database for what anybody may read
 */
export interface SystemReplica {
  /** Only a current one is read from */
  condition: SystemReplicaCondition;
  /**
     * How old its rows are at most; null before the first comparison
     * @minimum 0
     * @nullable
     */
  lagSeconds: number | null;
}

export interface SystemDatabase {
  kind: SystemDatabaseKind;
  version: string;
  /** @minimum 0 */
  sizeBytes: number;
  connections: SystemConnections;
  replica: SystemReplica;
}

export interface SystemMigrations {
  /** @minimum 0 */
  done: number;
  /** @nullable */
  latest: string | null;
  /**
     * Those that this release has and the database has not
     * @maxItems 1000
     */
  waiting: string[];
}


export interface SystemStorage {
  kind: SystemStorageKind;
  /** Without secrets */
  place: string;
  reachable: boolean;
  /**
     * Null until they have been counted
     * @minimum 0
     * @nullable
     */
  files: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  bytes: number | null;
}


export interface SystemMail {
  /** folder: files below the data folder */
  kind: SystemMailKind;
  /** @nullable */
  lastDeliveryAt: string | null;
  /** @minimum 0 */
  waiting: number;
}

export interface FailedJob {
  /** @minimum 1 */
  id: number;
  name: string;
  /** @minimum 0 */
  attempts: number;
  failedAt: string;
  /**
     * What went wrong at the last try, in plain words
     * @maxLength 400
     */
  reason: string;
}

export interface SystemJobs {
  /**
     * Also those whose moment has not come
     * @minimum 0
     */
  waiting: number;
  /** @minimum 0 */
  running: number;
  /**
     * Those that were tried for the last time
     * @minimum 0
     */
  failed: number;
  /**
     * Since when the first one is due; null when none is
     * @nullable
     */
  oldestDueAt: string | null;
  /**
     * The latest of those that failed for good
     * @maxItems 50
     */
  failures: FailedJob[];
}

export interface SystemBackup {
  /**
     * Null while there has been none
     * @nullable
     */
  lastAt: string | null;
  /**
     * Of the last archive
     * @minimum 0
     * @nullable
     */
  bytes: number | null;
  /** Whether this server makes one every night */
  nightly: boolean;
}

export interface SystemStatus {
  /** Release of the server that answers */
  version: string;
  /**
     * Names the built site that this server gives out; null without one
     * @nullable
     */
  build: string | null;
  /**
     * Those that run now, the oldest first
     * @maxItems 100
     */
  servers: SystemServer[];
  database: SystemDatabase;
  migrations: SystemMigrations;
  storage: SystemStorage;
  mail: SystemMail;
  jobs: SystemJobs;
  backup: SystemBackup;
}

export interface JobCount {
  /** @minimum 0 */
  count: number;
}

export interface ActivityActor {
  id: string;
  name: string;
}

export interface ActivityChange {
  field: string;
  /**
     * Null for something that was not there
     * @nullable
     */
  before: string | null;
  /**
     * Null for something that is gone
     * @nullable
     */
  after: string | null;
}

export interface ActivityEntry {
  /** @minimum 1 */
  id: number;
  /** The right that let the administrator do it; null for what happened before there were any */
  right: AdminRight | null;
  /** Null once the administrator's account is gone */
  actor: ActivityActor | null;
  action: string;
  subject: string;
  /** @nullable */
  subject_id: string | null;
  /** The thing's name at that time */
  label: string;
  changes: ActivityChange[];
  created_at: string;
}

/**
 * Present when `total` is about right only: more than 1,000 hits of a search are not counted one by one, and only the first 1,000 have pages. Lists without a search are always exact.
 */
export type Estimated = true;

export interface ActivityPage {
  items: ActivityEntry[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface Session {
  /**
     * Bearer credential of the following calls
     * @minLength 1
     */
  token: string;
  user: User;
}


export interface SignInChallenge {
  /**
     * Goes with the code; opens nothing by itself
     * @minLength 1
     */
  challenge: string;
  expires_at: string;
  /** How it goes on, with a code or with a passkey (`signInWithPasskey`, which needs no challenge of this kind) */
  methods: FactorMethod[];
}


export interface Proof {
  methods: ProofMethod[];
  /** In the past for a session that has to be proven again */
  proven_until: string;
}

/**
 * Six digits of the app or a recovery code; spaces and hyphens do not matter
 * @minLength 6
 * @maxLength 32
 */
export type FactorCode = string;

/**
 * What the browser gives for a challenge, each part in base64url
 */
export interface PasskeyAnswer {
  /**
     * @minLength 1
     * @maxLength 1400
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  client_data: string;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  authenticator_data: string;
  /**
     * @minLength 1
     * @maxLength 8000
     */
  signature: string;
}

export interface ProofInput {
  /**
     * @minLength 1
     * @maxLength 128
     */
  password?: string;
  code?: FactorCode;
  passkey?: PasskeyAnswer;
}

export interface PasskeyRequest {
  /** @minLength 1 */
  challenge: string;
  /**
     * The site's host name
     * @minLength 1
     */
  rp_id: string;
  expires_at: string;
}


export interface PasskeySignInInput {
  /** Which door it is; that of the administration opens for nobody else */
  area: PasskeySignInInputArea;
  passkey: PasskeyAnswer;
}

export interface PasskeyCreation {
  /** @minLength 1 */
  challenge: string;
  /**
     * The site's host name
     * @minLength 1
     */
  rp_id: string;
  rp_name: string;
  /**
     * In base64url
     * @minLength 1
     */
  user_id: string;
  user_name: string;
  display_name: string;
  /** Ids of the account's passkeys; a device makes no second one */
  known: string[];
}

/**
 * What its owner calls it, in one line
 * @minLength 1
 * @maxLength 60
 */
export type PasskeyTitle = string;

export interface PasskeyName {
  name: PasskeyTitle;
}

export interface PasskeyInput {
  name: PasskeyTitle;
  /**
     * @minLength 1
     * @maxLength 1400
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  client_data: string;
  /**
     * @minLength 1
     * @maxLength 20000
     */
  attestation: string;
  /**
     * @maxItems 10
     * @items.maxLength 40
     */
  transports: string[];
}

export interface Passkey {
  id: string;
  name: PasskeyTitle;
  /** Kept by a password manager and there on all of its devices, not on one alone */
  synced: boolean;
  created_at: string;
  /** @nullable */
  last_used_at: string | null;
}

export interface PasskeyList {
  /** @maxItems 10 */
  items: Passkey[];
  /** Whether the account's last factor must stay */
  required: boolean;
}

export interface SecondStepInput {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  challenge: string;
  code: FactorCode;
  /** Spares this browser, known by its cookie, the code for 30 days: until the password or the app changes, or its session is ended */
  remember?: boolean;
}

export interface SecondFactor {
  enabled: boolean;
  /** Whether the administration is closed to this account without an app or a passkey */
  required: boolean;
  /** Whether it is closed because there is neither */
  missing: boolean;
  /** @nullable */
  since: string | null;
  /**
     * How many are left
     * @minimum 0
     */
  recovery_codes: number;
}

export interface SecondFactorStart {
  /**
     * @minLength 1
     * @maxLength 128
     */
  password: string;
}

export interface SecondFactorEnrolment {
  /** For typing it into the app, in groups */
  secret: string;
  /** The otpauth address that the picture holds */
  uri: string;
  /** The picture as SVG */
  qr: string;
}

export interface SecondFactorCode {
  code: FactorCode;
}

export interface SecondFactorEnd {
  /**
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  code: FactorCode;
}

export interface RecoveryCodes {
  recovery_codes: string[];
}

export interface OwnSession {
  id: string;
  /**
     * Browser and system in words, such as Firefox on Windows
     * @nullable
     */
  device: string | null;
  /**
     * The network it was opened from, such as 203.0.113.0/24
     * @nullable
     */
  network: string | null;
  /** Whether it is the one that asks */
  current: boolean;
  created_at: string;
  /** To the minute */
  last_seen_at: string;
}

export interface OwnSessionPage {
  items: OwnSession[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface CurrentUser {
  user: User;
}

export interface ProfileInput {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  /**
     * @maxLength 300
     * @nullable
     */
  address?: string | null;
  /**
     * @minLength 1
     * @maxLength 128
     */
  currentPassword?: string;
  newPassword?: NewPassword;
}

export interface EmailConfirmation {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[A-Za-z0-9_-]+$
     */
  token: string;
}

export interface WaitingAddress {
  email: Email;
  /** Until then its link works */
  expires_at: string;
}

export interface EmailState {
  email: Email;
  /** Whether a link that was sent there has been opened */
  confirmed: boolean;
  pending: WaitingAddress | null;
}

export interface AccountDeletionInput {
  /**
     * @minLength 1
     * @maxLength 128
     */
  password?: string;
  code?: FactorCode;
  passkey?: PasskeyAnswer;
}


export interface DataExport {
  state: DataExportState;
  /**
     * Percent of what is to be written
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /** @nullable */
  requested_at: string | null;
  /**
     * Once it is ready
     * @minimum 0
     * @nullable
     */
  size_bytes: number | null;
  /**
     * When the file is removed; null before it is ready
     * @nullable
     */
  expires_at: string | null;
}

export interface DataExportAddress {
  /** A path of this server */
  address: string;
  /** When the address ends */
  expires_at: string;
  name: string;
  /** @minimum 0 */
  size_bytes: number;
}

export interface AccountProfile {
  id: string;
  name: string;
  email: string;
  /** @nullable */
  email_confirmed_at: string | null;
  role: string;
  status: string;
  /** @nullable */
  address: string | null;
  created_at: string;
}

export interface AccountAddress {
  type: string;
  street: string;
  city: string;
  /** @nullable */
  state: string | null;
  /** @nullable */
  postal_code: string | null;
  country: string;
  created_at: string;
  updated_at: string;
}

export interface BillingDetails {
  /**
     * Empty for the name of the account
     * @maxLength 200
     */
  name: string;
  /** @maxLength 500 */
  address: string;
  country: CountryCode;
  /** @maxLength 40 */
  taxNumber: string;
}

export interface AccountOrder {
  /** @minimum 0 */
  number: number;
  product: string;
  /** @nullable */
  plan: string | null;
  amount: number;
  status: string;
  created_at: string;
  /** @nullable */
  updates_until: string | null;
  /** @nullable */
  support_until: string | null;
  /** @nullable */
  holds_until: string | null;
}

export interface AccountInvoice {
  number: string;
  kind: string;
  /** @minimum 0 */
  order: number;
  total: number;
  currency: string;
  issued_at: string;
  /** Its name in the archive */
  file: string;
}

export interface AccountMovement {
  type: string;
  reference: string;
  amount: number;
  balance_after: number;
  created_at: string;
}

export interface AccountWallet {
  balance: number;
  movements: AccountMovement[];
}

export interface AccountPayment {
  code: string;
  provider: string;
  purpose: string;
  amount: number;
  currency: string;
  status: string;
  created_at: string;
}

export interface AccountPayout {
  reference: string;
  amount: number;
  currency: string;
  status: string;
  created_at: string;
}


export interface PayoutAccount {
  method: PayoutMethod;
  /** Whose account it is */
  holder: string;
  /** Of the mobile wallet or bank account, without spaces */
  number: string;
  /** @nullable */
  bank_name: string | null;
  /** @nullable */
  branch: string | null;
  /**
     * Routing number or SWIFT code
     * @nullable
     */
  routing_number: string | null;
}

export interface AccountDownload {
  product: string;
  /** @nullable */
  version: string | null;
  file: string;
  /** @minimum 0 */
  count: number;
  created_at: string;
}

export interface AccountDevice {
  name: string;
  /** What its program calls it */
  fingerprint: string;
  created_at: string;
  seen_at: string;
}

export interface AccountLicence {
  key: string;
  product: string;
  created_at: string;
  devices: AccountDevice[];
}

export interface AccountReview {
  product: string;
  /**
     * @minimum 1
     * @maximum 5
     */
  stars: number;
  text: string;
  status: string;
  /** @nullable */
  answer: string | null;
  created_at: string;
}

export interface AccountComment {
  article: string;
  text: string;
  status: string;
  created_at: string;
}


export interface AccountMessage {
  from: AccountMessageFrom;
  text: string;
  /** Their names in the archive */
  files: string[];
  created_at: string;
}

export interface AccountConversation {
  subject: string;
  status: string;
  created_at: string;
  messages: AccountMessage[];
}

export interface AccountNotification {
  title: string;
  body: string;
  created_at: string;
  /** @nullable */
  read_at: string | null;
}

export interface AccountMail {
  kind: string;
  subject: string;
  created_at: string;
}

export interface AccountNewsletter {
  status: string;
  created_at: string;
  /** @nullable */
  confirmed_at: string | null;
}

export interface AccountSession {
  /** @nullable */
  device: string | null;
  /** @nullable */
  network: string | null;
  created_at: string;
  last_used_at: string;
}

export interface AccountBrowser {
  first_seen_at: string;
  last_seen_at: string;
}

export interface AccountPasskey {
  name: string;
  created_at: string;
  /** @nullable */
  last_used_at: string | null;
}

/**
 * `data.json` of an export: all that is kept of a person. Passwords, keys of apps and other secrets are not in it.
 */
export interface AccountData {
  exported_at: string;
  profile: AccountProfile;
  addresses: AccountAddress[];
  billing: BillingDetails | null;
  orders: AccountOrder[];
  invoices: AccountInvoice[];
  wallet: AccountWallet;
  payments: AccountPayment[];
  payouts: AccountPayout[];
  payout_account: PayoutAccount | null;
  downloads: AccountDownload[];
  licences: AccountLicence[];
  reviews: AccountReview[];
  comments: AccountComment[];
  saved_products: string[];
  saved_articles: string[];
  liked_articles: string[];
  conversations: AccountConversation[];
  notifications: AccountNotification[];
  mails: AccountMail[];
  stopped_mails: string[];
  newsletter: AccountNewsletter | null;
  sessions: AccountSession[];
  browsers: AccountBrowser[];
  passkeys: AccountPasskey[];
  /** @nullable */
  authenticator_app_since: string | null;
}

export interface AccountDeletion {
  /** A sign-in before that keeps the account */
  due_at: string;
}

export interface AvatarInput {
  avatar: Blob | File;
}

export interface Avatar {
  avatarUrl: string;
}





export interface Order {
  id: string;
  /**
     * The running number that people see as Order ID
     * @minimum 1
     */
  number: number;
  product_name: string;
  /** @minimum 0 */
  amount: number;
  status: OrderStatus;
  created_at: string;
}

/**
 * Id of the plan, the same under any name; null where the product knows no such plan
 * @nullable
 */
export type PlanId = string | null;

/**
 * What the buyer of an order holds
 */
export interface Entitlement {
  plan_id: PlanId | null;
  /** It has an end and can be held for another period */
  renewable: boolean;
  /** The plan that gave it under the name that was agreed */
  tier: string;
  /** @minimum 0 */
  activations: number;
  /**
     * The plan is held until then; null is for ever
     * @nullable
     */
  holds_until: string | null;
  /**
     * File and key work until then, some days longer than the plan is held
     * @nullable
     */
  grace_until: string | null;
  /**
     * Versions that come later are not included; null is for ever
     * @nullable
     */
  updates_until: string | null;
  /**
     * Null without support
     * @nullable
     */
  support_until: string | null;
  /** Taken back with a refund */
  ended: boolean;
}

/**
 * A version that came after the updates had ended
 */
export interface MissedUpdate {
  version: string;
  /** @minimum 1 */
  product_id: number;
}

export interface Download {
  id: string;
  file_name: string;
  /** @minimum 0 */
  download_count: number;
  created_at: string;
  /** @minimum 0 */
  size_bytes: number;
  product_name: string;
  /** @nullable */
  version: string | null;
  /** What the plan gave; null where there was no choice of plans */
  rights: Entitlement | null;
  /** A newer version that is not included */
  missed: MissedUpdate | null;
  /**
     * The product on show that the file came with; null when there is none any more. A former server does not tell.
     * @minimum 1
     * @nullable
     */
  product_id?: number | null;
  /** Whether the person has reviewed that product */
  reviewed?: boolean;
}

export interface AdminMailReceiver {
  /**
     * null is the studio's own address, whatever it is at the time
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /** A mail about each paid order */
  orders: boolean;
  /** A mail about each payment that waits for a decision, such as a reported transfer */
  payments: boolean;
  /** A mail about each withdrawal that is requested */
  payouts: boolean;
  /** One mail each morning about the day before */
  digest: boolean;
}

export interface AdminMailSettingsInput {
  /**
     * @minItems 1
     * @maxItems 10
     */
  receivers: AdminMailReceiver[];
  /**
     * Of the shop; its morning and its days
     * @minLength 1
     * @maxLength 60
     */
  time_zone: string;
  /** A digest also of a day on which nothing was */
  quiet_digest: boolean;
  /**
     * So many days after the order a buyer is asked for a review; 0 asks nobody
     * @minimum 0
     * @maximum 90
     */
  review_days: number;
  /** @minimum 1 */
  version: number;
}

export interface AdminMailSettings {
  /** @maxItems 10 */
  receivers: AdminMailReceiver[];
  time_zone: string;
  quiet_digest: boolean;
  /**
     * @minimum 0
     * @maximum 90
     */
  review_days: number;
  /** @minimum 1 */
  version: number;
  /** The studio's own address at present */
  studio: string;
}

export interface AdminMailKind {
  kind: string;
  subject: string;
}

export interface AdminMailKinds {
  /** @maxItems 100 */
  items: AdminMailKind[];
}

export interface AdminMailPreview {
  kind: string;
  /** The sender's name */
  from: string;
  subject: string;
  /** A whole document */
  html: string;
  text: string;
  /** Whether its readers can switch it off */
  optional: boolean;
}


export interface MailChoice {
  kind: MailChoiceKind;
  wanted: boolean;
}

export interface MailMute {
  /** @minimum 1 */
  product_id: number;
  product: string;
  /** One of the person's files of that product */
  download: string;
}

export interface MailChoices {
  /** @maxItems 20 */
  choices: MailChoice[];
  /**
     * Products whose releases are not announced
     * @maxItems 500
     */
  muted: MailMute[];
}

export interface MailWish {
  wanted: boolean;
}


export interface MailLink {
  kind: MailLinkKind;
  wanted: boolean;
}




/**
 * Semantic: 2.1.0, or 2.2.0-beta.1
 * @minLength 5
 * @maxLength 30
 * @pattern ^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$
 */
export type ReleaseVersion = string;

export interface OwnReleaseFile {
  file: string;
  name: string;
  platform: ReleasePlatform;
  /** @minimum 0 */
  size_bytes: number;
  /**
     * Of the whole file, lower-case hex
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
  /** Empty without any */
  requirements: string;
}

export interface OwnRelease {
  version: string;
  channel: ReleaseChannel;
  published_at: string;
  /** The notes as finished HTML; empty without any */
  html: string;
  /** @maxItems 12 */
  files: OwnReleaseFile[];
}

export interface OwnReleases {
  /** Whether new versions of the product are announced by mail */
  mails: boolean;
  /** @maxItems 500 */
  releases: OwnRelease[];
}

export interface ReleaseMails {
  wanted: boolean;
}

export interface DownloadAddressInput {
  /** A file of one of the releases; without it the file itself */
  file?: string;
}

export interface DownloadAddress {
  /** A path of this site */
  address: string;
  expires_at: string;
  name: string;
  /** @minimum 0 */
  size_bytes: number;
  /**
     * Of the whole file, lower-case hex
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
}

export interface ChangelogEntry {
  version: string;
  channel: ReleaseChannel;
  published_at: string;
  /** It cannot be downloaded any more */
  withdrawn: boolean;
  /** The notes as finished HTML; empty without any */
  html: string;
}

export interface Changelog {
  /** @minimum 1 */
  product_id: number;
  /** Its title */
  product: string;
  /** @maxItems 500 */
  releases: ChangelogEntry[];
}

/**
 * Names of the plans whose holders get the file; empty is every plan
 */
export type FilePlanNames = string[];

export interface LatestReleaseFile {
  name: string;
  platform: ReleasePlatform;
  /** @minimum 0 */
  size_bytes: number;
  /**
     * Of the whole file, lower-case hex
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
  /** Empty without any */
  requirements: string;
  plans: FilePlanNames;
}

export interface LatestRelease {
  /** @minimum 1 */
  product_id: number;
  /** Its title */
  product: string;
  version: string;
  channel: ReleaseChannel;
  published_at: string;
  /** Markdown */
  notes: string;
  /** Where its owner fetches it */
  page: string;
  /** @maxItems 12 */
  files: LatestReleaseFile[];
}

/**
 * Ids of the plans whose holders get the file, or names of plans that are sold, which are kept as their ids; empty is every
 * plan. A holder gets the files of the own plan first, then those for every plan, and keeps the version that is there when
 * a release has none for it.
 * @maxItems 100
 * @items.maxLength 60
 */
export type FilePlans = string[];

export interface AdminReleaseFile {
  fileId: string;
  name: string;
  platform: ReleasePlatform;
  /** @minimum 0 */
  sizeBytes: number;
  /**
     * Of the whole file, lower-case hex
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string;
  requirements: string;
  plans: FilePlans;
}

export interface AdminRelease {
  id: string;
  version: string;
  channel: ReleaseChannel;
  status: ReleaseStatus;
  /** What buyers get now */
  current: boolean;
  /** Markdown */
  notes: string;
  /**
     * When a planned one is published
     * @nullable
     */
  publishAt: string | null;
  /** @nullable */
  publishedAt: string | null;
  /** @nullable */
  withdrawnAt: string | null;
  /** @maxItems 12 */
  files: AdminReleaseFile[];
  /**
     * How many have downloaded it
     * @minimum 0
     */
  people: number;
  /** @minimum 1 */
  revision: number;
}

export interface ReleaseFileInput {
  /** An uploaded file */
  fileId: string;
  platform: ReleasePlatform;
  /**
     * Such as 'Windows 10 or later'; may be empty
     * @maxLength 200
     */
  requirements: string;
  plans?: FilePlans;
}

export interface ReleaseInput {
  version: ReleaseVersion;
  channel: ReleaseChannel;
  /**
     * Markdown
     * @maxLength 20000
     */
  notes: string;
  /**
     * Buyers get the first one of their plan
     * @maxItems 12
     */
  files: ReleaseFileInput[];
}

export interface ReleaseUpdate {
  /**
     * The revision that is changed
     * @minimum 1
     * @maximum 999999999
     */
  revision: number;
  release: ReleaseInput;
}

export interface ReleasePublication {
  /**
     * The revision that is published
     * @minimum 1
     * @maximum 999999999
     */
  revision: number;
  /**
     * Null is at once
     * @nullable
     */
  at: string | null;
}

export interface ReleaseRevision {
  /**
     * The revision that was read
     * @minimum 1
     * @maximum 999999999
     */
  revision: number;
}


export interface LicencePool {
  stock: LicenceStock;
  /**
     * Imported and not given yet
     * @minimum 0
     */
  free: number;
  /**
     * Imported and with a buyer
     * @minimum 0
     */
  given: number;
  /**
     * Completed orders that wait for a key
     * @minimum 0
     */
  waiting: number;
}

export interface LicenceKeysUpload {
  /** CSV in UTF-8 or UTF-16 */
  file: Blob | File;
}

export interface LicenceKeysReport {
  /** @minimum 0 */
  added: number;
  /**
     * Were here already, or stand in the file twice
     * @minimum 0
     */
  known: number;
  pool: LicencePool;
}

/**
 * As it was given; small letters, spaces and missing hyphens do not matter
 * @minLength 1
 * @maxLength 64
 */
export type LicenceKey = string;

/**
 * What the program knows its machine by; the same each time
 * @minLength 8
 * @maxLength 128
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._:-]+$
 */
export type DeviceId = string;

/**
 * What its owner calls it
 * @minLength 1
 * @maxLength 80
 * @pattern \S
 */
export type DeviceName = string;

/**
 * The product that the program is: a key of another product is as unknown as an invented one
 * @minimum 1
 * @maximum 2147483647
 */
export type LicensedProductId = number;

export interface LicenceActivation {
  key: LicenceKey;
  device_id: DeviceId;
  device_name?: DeviceName;
  product_id?: LicensedProductId;
}

export interface LicenceDevice {
  key: LicenceKey;
  device_id: DeviceId;
  product_id?: LicensedProductId;
}

export interface LicenceFileInput {
  device_id: DeviceId;
  device_name?: DeviceName;
}

export interface LicenceDeviceInput {
  name: DeviceName;
}

/**
 * What a statement says
 */
export interface LicenceClaims {
  /** Id of the signing key */
  signed_by: string;
  /** The same for all devices, also when the key is replaced */
  licence: string;
  product: string;
  /**
     * Null when the product was deleted
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** Its name as it was agreed */
  plan: string;
  plan_id: PlanId | null;
  device: DeviceId;
  issued_at: string;
  /** Until then it may be used without asking again, 30 days */
  expires_at: string;
  /**
     * Versions that come later are not included; null is for ever
     * @nullable
     */
  updates_until: string | null;
}

export interface LicenceProof {
  /** `payload.signature`, both base64url */
  statement: string;
  claims: LicenceClaims;
}

export interface SigningKey {
  id: string;
  algorithm: 'Ed25519';
  /** SPKI in DER, base64 */
  public_key: string;
  created_at: string;
}

export interface SigningKeys {
  /** @minItems 1 */
  keys: SigningKey[];
}

export interface OwnDevice {
  id: string;
  name: string;
  created_at: string;
  /** When its program asked last */
  seen_at: string;
}

export interface Licence {
  id: string;
  key: LicenceKey;
  /** A key of the product’s own, not of this site: it has no devices here, and cannot be replaced */
  imported: boolean;
  product_name: string;
  /**
     * The file that came with it
     * @nullable
     */
  download_id: string | null;
  /** The plan that gave it */
  tier: string;
  /**
     * Devices it may run on
     * @minimum 1
     */
  activations: number;
  /**
     * Versions that come later are not included; null is for ever
     * @nullable
     */
  updates_until: string | null;
  /** Taken back with a refund */
  revoked: boolean;
  created_at: string;
  devices: OwnDevice[];
}

export interface WalletBalance {
  /** @minimum 0 */
  balance: number;
}

export interface WithdrawalInput {
  /**
     * At most two decimals. More than the wallet holds is refused (409) whatever the amount; of what it holds, at most
     * what one movement may be in the shop's currency: 10,000.00 for dollars.
     * @minimum 0.01
     */
  amount: number;
}


export interface AddFundsInput {
  /**
     * At most two decimals, and what the shop's currency allows
     * @minimum 0.01
     * @maximum 10000000
     */
  amount: number;
  provider?: PaymentProvider;
}


export interface PaymentOrder {
  id: string;
  /** @minimum 1 */
  number: number;
  product_name: string;
  /**
     * The file once it is paid
     * @nullable
     */
  download_id: string | null;
}


export interface Payment {
  id: string;
  code: string;
  provider: PaymentProvider;
  title: string;
  purpose: PaymentPurpose;
  /** What is paid; null for a top-up */
  order: PaymentOrder | null;
  /** @minimum 0 */
  amount: number;
  currency: string;
  status: PaymentStatus;
  /** The studio looks at it */
  waiting: boolean;
  /** @nullable */
  reason: string | null;
  /**
     * Where it is paid, while it can be
     * @nullable
     */
  checkoutUrl: string | null;
  /**
     * How a transfer is made by hand
     * @nullable
     */
  instructions: string | null;
  /** @nullable */
  transferNumber: string | null;
  created_at: string;
}

export interface FundsAdded {
  /** @minimum 0 */
  balance: number;
  payment?: Payment;
}



/**
 * Why a pending payment waits for the studio
 * @nullable
 */
export type PaymentHold = typeof PaymentHold[keyof typeof PaymentHold] | null;


export const PaymentHold = {
  transfer: 'transfer',
  amount: 'amount',
  currency: 'currency',
  risk: 'risk',
  wallet: 'wallet',
  account: 'account',
  refund: 'refund',
  order: 'order',
} as const;

export interface PaymentMethod {
  provider: PaymentProvider;
  title: string;
}

export interface PaymentMethods {
  /** Whether there are codes that lower a price */
  coupons: boolean;
  items: PaymentMethod[];
}

export interface TransferInput {
  /**
     * @minLength 4
     * @maxLength 60
     * @pattern \S
     */
  number: string;
}

export interface PaymentCustomer {
  id: string;
  name: string;
  email: string;
  /** Has no account */
  guest?: boolean;
}

export interface AdminPaymentRow {
  id: string;
  code: string;
  provider: PaymentProvider;
  purpose: PaymentPurpose;
  customer: PaymentCustomer | null;
  /** @minimum 0 */
  amount: number;
  /**
     * @minimum 0
     * @nullable
     */
  fee: number | null;
  /** @minimum 0 */
  refunded: number;
  currency: string;
  status: PaymentStatus;
  hold: PaymentHold | null;
  createdAt: string;
  /** @nullable */
  creditedAt: string | null;
}

export interface AdminPaymentPage {
  items: AdminPaymentRow[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
  /** @minimum 0 */
  waiting: number;
}

export interface PaymentEvent {
  /** @minimum 1 */
  id: number;
  kind: string;
  createdAt: string;
}

export interface PaidOrder {
  id: string;
  /** @minimum 1 */
  number: number;
  product_name: string;
}

export interface AdminPaymentDetail {
  id: string;
  code: string;
  provider: PaymentProvider;
  purpose: PaymentPurpose;
  customer: PaymentCustomer | null;
  /** @minimum 0 */
  amount: number;
  /**
     * @minimum 0
     * @nullable
     */
  fee: number | null;
  /** @minimum 0 */
  refunded: number;
  currency: string;
  status: PaymentStatus;
  hold: PaymentHold | null;
  createdAt: string;
  /** @nullable */
  creditedAt: string | null;
  /** @nullable */
  reference: string | null;
  /** @nullable */
  reason: string | null;
  /** @nullable */
  transferNumber: string | null;
  /** What is paid; null for a top-up */
  order: PaidOrder | null;
  events: PaymentEvent[];
}


export interface PaymentDecisionInput {
  decision: PaymentDecisionInputDecision;
  /**
     * As it was seen with the decision; refused when the customer has corrected it since
     * @maxLength 60
     * @nullable
     */
  transferNumber?: string | null;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  reason?: string;
}

/**
 * What a provider that tells no fee takes of a payment, as the owner has read it in the contract
 */
export interface ProviderFee {
  provider: PaymentProvider;
  /**
     * @minimum 0
     * @maximum 30
     */
  percent: number;
  /**
     * @minimum 0
     * @maximum 10000
     */
  fixed: number;
}

export interface PaymentSettings {
  manualEnabled: boolean;
  manualTitle: string;
  manualInstructions: string;
  fees: ProviderFee[];
  currency: Currency;
  /** There are payments, orders or balances, so the currency cannot change any more */
  currencyFixed: boolean;
  /** Connected providers that customers are not offered */
  off: PaymentProvider[];
  /** Providers with keys in the environment */
  connected: PaymentProvider[];
  /** @minimum 0 */
  version: number;
  /** @nullable */
  updatedAt: string | null;
}

export interface PaymentSettingsInput {
  manualEnabled: boolean;
  /** @maxLength 40 */
  manualTitle: string;
  /** @maxLength 1000 */
  manualInstructions: string;
  /**
     * One for each provider at most; without it the stored ones stay
     * @maxItems 4
     */
  fees?: ProviderFee[];
  currency?: Currency;
  /**
     * Connected providers that customers are not offered; without it the stored ones stay
     * @maxItems 4
     */
  off?: PaymentProvider[];
  /** @minimum 0 */
  version: number;
}


export interface AddressInput {
  type: AddressType;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  street: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  city: string;
  /**
     * @maxLength 100
     * @nullable
     */
  state?: string | null;
  /**
     * @maxLength 20
     * @nullable
     */
  postal_code?: string | null;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  country: string;
}

export interface Address {
  id: string;
  type: AddressType;
  street: string;
  city: string;
  /** @nullable */
  state: string | null;
  /** @nullable */
  postal_code: string | null;
  country: string;
  /** The street under the compact list's name */
  address: string;
  /**
     * The postal code under the compact list's name
     * @nullable
     */
  postalCode: string | null;
}

export interface Picture {
  /** Largest WebP; its name ends in -<width>.webp when widths is not empty */
  url: string;
  alt: string;
  /** @minimum 1 */
  width: number;
  /** @minimum 1 */
  height: number;
  /**
     * Widths that exist as <base>-<width>.avif and .webp, ascending; empty for a single file
     * @items.minimum 1
     */
  widths: number[];
  /**
     * A tiny picture as data address
     * @nullable
     */
  placeholder: string | null;
}



export interface SocialLink {
  network: SocialNetwork;
  url: string;
}

export interface Link {
  label: string;
  url: string;
}

export interface Promo {
  text: string;
  linkText: string;
  url: string;
}

export interface SiteLogo {
  /** Address of the file for light grounds */
  light: string;
  /** The same for dark grounds */
  dark: string;
  /** @minimum 1 */
  width: number;
  /** @minimum 1 */
  height: number;
  /** Whether the name stands beside it */
  showName: boolean;
}

export interface SiteNetwork {
  /** Any; the well-known ones have a sign of their own */
  network: string;
  url: string;
}

export interface FooterLink {
  label: string;
  /** A page of the site, such as /blog, or an https address */
  url: string;
}

export interface FooterColumn {
  title: string;
  links: FooterLink[];
}

export interface SuiteHead {
  title: string;
  text: string;
  /** Visitors can ask for a place; without it the button leads to the channel */
  waitlist?: true;
}

export interface SiteHead {
  /** Empty for the page's own word */
  title: string;
  /** Left out when empty */
  text: string;
}

/**
 * What stands above the lists of the public pages
 */
export interface SiteHeads {
  products: SiteHead;
  services: SiteHead;
  blog: SiteHead;
  contact: SiteHead;
  about: SiteHead;
}

export interface IconText {
  /** Name of an outline icon */
  icon: string;
  title: string;
  description: string;
}

/**
 * What stands on the page of every product
 */
export interface ProductPageTexts {
  cards: IconText[];
  promo: Promo | null;
}

export interface BusinessHours {
  days: string;
  hours: string;
}

export interface CategoryFilter {
  label: string;
  /** Categories it stands for; left out for one that is named like it */
  names?: string[];
  /** Nothing published is behind it; left out otherwise */
  empty?: true;
}


export interface Site {
  name: string;
  description: string;
  /** Follows the name in the title of the home page */
  tagline: string;
  /** Null while the owner has none; the name stands alone then */
  logo: SiteLogo | null;
  /**
     * Address of the picture that stands for the site where links to it are shared
     * @nullable
     */
  shareCard: string | null;
  contactEmail: string;
  phone: string;
  location: string;
  /** The messaging channel, or empty */
  channelUrl: string;
  /** How soon messages are answered, or empty */
  answer: string;
  promo: Promo | null;
  social: SiteNetwork[];
  /** Always empty. Open tabs of the former release still read it; `footer` has taken its place */
  links: Link[];
  /** Only links that lead somewhere */
  footer: FooterColumn[];
  /** The owner's sentence before the year and the name; empty for none */
  footerLine: string;
  hours: BusinessHours[];
  heads: SiteHeads;
  productPage: ProductPageTexts;
  /** Above the products; empty while there is nothing to choose between */
  productFilters: CategoryFilter[];
  /** The same above the articles */
  postFilters: CategoryFilter[];
  registrationOpen: boolean;
  /** Whether the site is closed to everybody but super-admins */
  maintenance: boolean;
  currency: Currency;
  /** The shop's: its days, months and years begin by it */
  timeZone: string;
  /** Whether the prices have their tax in them, else it is added to them */
  pricesIncludeTax: boolean;
  /**
     * Legal pages that visitors can read at present
     * @maxItems 2
     */
  legal: LegalPageName[];
  /** Null until an administrator has chosen one */
  defaultTheme: Theme | null;
}

export interface Slide {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  productId: number;
  name: string;
  category: string;
  description: string;
  features: string[];
  picture: Picture;
}

export interface Testimonial {
  name: string;
  role: string;
  company: string;
  /** What the studio did for the client */
  service: string;
  /**
     * @minimum 1
     * @maximum 5
     */
  rating: number;
  comment: string;
  image: Picture;
}

export interface ProductCard {
  /** @minimum 1 */
  id: number;
  title: string;
  description: string;
  image: Picture;
  category: string;
  /**
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  /** @minimum 0 */
  reviews: number;
  downloads: string;
  features: string[];
  badges: string[];
  version: string;
  lastUpdate: string;
}

export interface PostCard {
  /** @minimum 1 */
  id: number;
  /** Last part of its path: a readable address, or its number */
  address: string;
  title: string;
  excerpt: string;
  image: Picture;
  author: string;
  date: string;
  readTime: string;
  category: string;
  tags: string[];
}

export interface Faq {
  question: string;
  /** Plain text; blank lines separate the paragraphs */
  answer: string;
}

export interface FilmFile {
  /**
     * A WebM or MP4 file on this site
     * @minLength 1
     * @maxLength 200
     * @pattern ^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\.(webm|mp4)$
     */
  url: string;
}

export interface Film {
  title: string;
  /**
     * Player of a privacy-friendly host; it goes before the files. Without either the site tells the story in its own pictures
     * @nullable
     */
  embedUrl: string | null;
  /**
     * The film on this site, the best form first
     * @maxItems 2
     */
  files: FilmFile[];
  /**
     * Address of its captions (WebVTT) on this site
     * @nullable
     */
  captions: string | null;
  duration: string;
  poster: Picture;
}

export interface Home {
  hero: SiteHead;
  slides: Slide[];
  testimonials: Testimonial[];
  /**
     * Newest product versions
     * @maxItems 4
     */
  releases: ProductCard[];
  /** Of products; empty while there is nothing to choose between */
  categories: string[];
  /**
     * Newest articles
     * @maxItems 3
     */
  posts: PostCard[];
  faqs: Faq[];
  /** Features of the coming premium suite */
  suite: IconText[];
  suiteHead: SuiteHead;
  /** Null while there is nothing to show */
  film: Film | null;
}



export interface ProductPage {
  items: ProductCard[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

/**
 * What a plan gives to its buyer. A plan without them gives one activation, updates for ever and no support.
 */
export interface PlanRights {
  /**
     * The plan is held for so many months, unless it is renewed; null is without an end. The period of a price decides it where it names one
     * @minimum 1
     * @maximum 120
     * @nullable
     */
  termMonths?: number | null;
  /**
     * Devices it may run on
     * @minimum 0
     * @maximum 1000
     */
  activations: number;
  /**
     * New versions come for so many months; null is for ever
     * @minimum 0
     * @maximum 120
     * @nullable
     */
  updateMonths: number | null;
  /**
     * Questions are answered for so many months
     * @minimum 0
     * @maximum 120
     */
  supportMonths: number;
}

export interface PlanOffer {
  plan_id: string;
  /** Its name now */
  tier: string;
  period: string;
  /**
     * It is held for so many months; null is without an end
     * @minimum 1
     * @maximum 120
     * @nullable
     */
  termMonths: number | null;
  /**
     * What the plan costs this person now, tax included
     * @minimum 0
     */
  listed: number;
  /**
     * What was paid for the present plan and counts for this one
     * @minimum 0
     */
  credit: number;
  /**
     * What is paid now, tax included
     * @minimum 0
     */
  price: number;
  /**
     * The part of the price that is tax
     * @minimum 0
     */
  tax: number;
  /** Empty where there is no tax */
  taxName: string;
  /**
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
  /** Whether the studio's prices have the tax in them, else it is added */
  taxIncluded: boolean;
  /**
     * Held until then if it is bought now; null is for ever
     * @nullable
     */
  holds_until: string | null;
  /** @minimum 0 */
  activations: number;
  features: string[];
}

/**
 * How one can go on with the plan of a file
 */
export interface PlanOffers {
  /**
     * Null when the product is gone
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  /** The same plan for another period; null where there is nothing to renew */
  renewal: PlanOffer | null;
  /**
     * Bigger plans of the product, the smallest first
     * @maxItems 50
     */
  upgrades: PlanOffer[];
  /** Whose tax the prices have; empty when it is not known */
  country: CountryCode;
  /** The buyer has not said yet where the invoice goes */
  countryAsked: boolean;
}


/**
 * A lower price until a moment, for new customers and for who goes over to this plan; a renewal costs the plan's own price
 */
export interface PlanLaunch {
  /**
     * @minimum 0.01
     * @maximum 10000000
     */
  price: number;
  /** The first moment at which it does not count any more */
  until: string;
}

export interface PricingTier {
  /** What orders, licences and files refer to; the name is a label */
  id: string;
  name: string;
  /** @minimum 0 */
  price: number;
  period: string;
  features: string[];
  rights?: PlanRights;
  launch?: PlanLaunch;
}

export interface Product {
  /** @minimum 1 */
  id: number;
  title: string;
  description: string;
  features: string[];
  benefits: string[];
  images: Picture[];
  /** Empty when there is none */
  demoLink: string;
  /** Empty when there is none */
  downloadLink: string;
  /**
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  /** @minimum 0 */
  reviews: number;
  category: string;
  version: string;
  lastUpdate: string;
  requirements: string[];
  pricing: PricingTier[];
  badges: string[];
  downloads: string;
}

export interface PostPage {
  items: PostCard[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface SeriesPart {
  /** @minimum 1 */
  id: number;
  /** Last part of its path */
  address: string;
  title: string;
  readTime: string;
}

/**
 * Articles that are read one after the other
 */
export interface PostSeries {
  name: string;
  /**
     * Its public articles, the first one first; the article itself is one of them
     * @maxItems 100
     */
  parts: SeriesPart[];
}

export interface Post {
  /** @minimum 1 */
  id: number;
  /** Last part of its path: a readable address, or its number */
  address: string;
  title: string;
  excerpt: string;
  image: Picture;
  author: string;
  date: string;
  /**
     * When it was last changed; null while it is as it first was
     * @nullable
     */
  changed: string | null;
  readTime: string;
  category: string;
  tags: string[];
  /** Null for an article that stands alone */
  series: PostSeries | null;
  /** Plain text; blank lines separate the paragraphs. Empty where there is `html`. */
  content: string;
  /**
     * Finished, sanitized HTML of an article in Markdown; null for plain text
     * @nullable
     */
  html: string | null;
  /** @minimum 0 */
  likes: number;
  /** @minimum 0 */
  saves: number;
  /**
     * Approved ones
     * @minimum 0
     */
  comments: number;
}

export interface Service {
  icon: string;
  title: string;
  description: string;
  longDescription: string;
  features: string[];
  image: Picture;
}

export interface ServicePage {
  items: Service[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface Statistic {
  icon: string;
  label: string;
  value: string;
}

export interface Mission {
  title: string;
  text: string;
  values: IconText[];
}

export interface TeamMember {
  name: string;
  role: string;
  image: Picture;
  bio: string;
  social: SocialLink[];
}

export interface About {
  statistics: Statistic[];
  mission: Mission;
  technologies: string[];
  team: TeamMember[];
}


export interface LegalItem {
  /** @nullable */
  term: string | null;
  text: string;
}

/**
 * `text` for heading, text and contact (which ends with the contact address); `items` for a list
 */
export interface LegalBlock {
  type: LegalBlockType;
  text: string;
  items: LegalItem[];
}

export interface LegalSection {
  id: string;
  title: string;
  blocks: LegalBlock[];
}

export interface LegalPage {
  title: string;
  /** @nullable */
  lastUpdated: string | null;
  /** Without blocks where there is `html` */
  sections: LegalSection[];
  /**
     * Finished, sanitized HTML of a page that the owner has written; null for sections
     * @nullable
     */
  html: string | null;
  /** For search engines, may be empty */
  description: string;
}

export interface ContactInput {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  /**
     * @minLength 1
     * @maxLength 150
     * @pattern \S
     */
  subject: string;
  /**
     * @minLength 1
     * @maxLength 5000
     * @pattern \S
     */
  message: string;
  /**
     * Hidden from people; marks what is probably a robot's
     * @maxLength 200
     */
  website?: string;
}

export interface SavedProducts {
  /**
     * @maxItems 500
     * @items.minimum 1
     */
  productIds: number[];
}

export interface Figure {
  value: number;
  /**
     * Percent against the 30 days before; null where there is nothing to compare
     * @nullable
     */
  change: number | null;
}

export interface DashboardSummary {
  /** True while the account has no order, download or movement of its own */
  sample: boolean;
  totalOrders: Figure;
  downloads: Figure;
  walletBalance: Figure;
  activeProducts: Figure;
  /** @maxItems 5 */
  recentOrders: Order[];
  /** @maxItems 5 */
  recentDownloads: Download[];
}

export interface ReportMonth {
  /** @pattern ^[0-9]{4}-[0-9]{2}$ */
  month: string;
  /** @minimum 0 */
  orders: number;
  /** @minimum 0 */
  spending: number;
  /** @minimum 0 */
  downloads: number;
}

export interface DashboardReports {
  /**
     * @minItems 12
     * @maxItems 12
     */
  months: ReportMonth[];
}


export interface SearchHit {
  kind: SearchHitKind;
  title: string;
  detail: string;
  /** A path of the site */
  href: string;
}

export interface AccountSearch {
  /** @maxItems 15 */
  hits: SearchHit[];
}


export interface Notification {
  id: string;
  kind: NotificationKind;
  title: string;
  text: string;
  /** A path of the site */
  href: string;
  read: boolean;
  created_at: string;
}

export interface NotificationPage {
  items: Notification[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
  /** @minimum 0 */
  unread: number;
}

/**
 * What the buyer has been shown; when it costs something else now, nothing is bought (409, price_changed)
 * @minimum 0
 * @maximum 20000000
 */
export type SeenTotal = number;

/**
 * Id of the plan; without it the plan is found by its name
 */
export type WantedPlan = string;

/**
 * As the buyer writes it; case and spaces do not count
 * @minLength 1
 * @maxLength 32
 */
export type CouponCode = string;

/**
 * The order goes on with the plan of an own file instead of giving another one. A code does not count for it.
 */
export interface PlanChangeInput {
  kind: PlanChange;
  download_id: string;
}

/**
 * Buys the same once more. Without it a purchase that the person has just made is refused (409, repeated_purchase).
 */
export type BuyAgain = boolean;

export interface OrderInput {
  /**
     * @minimum 1
     * @maximum 999999999
     */
  product_id: number;
  plan_id?: WantedPlan;
  /**
     * Name of one of the product's pricing tiers, as the buyer has seen it
     * @minLength 1
     * @maxLength 60
     */
  tier: string;
  provider?: PaymentProvider;
  coupon?: CouponCode;
  change?: PlanChangeInput;
  /** Counts while the account has none, and is then kept as its billing country; needed for what costs something while there are tax rates */
  country?: CountryCode;
  total?: SeenTotal;
  again?: BuyAgain;
}

export interface QuoteInput {
  /**
     * @minimum 1
     * @maximum 999999999
     */
  product_id: number;
  plan_id?: WantedPlan;
  /**
     * Name of one of the product's pricing tiers, as the buyer has seen it
     * @minLength 1
     * @maxLength 60
     */
  tier: string;
  coupon?: CouponCode;
  /** Counts while the account has none; without it the seller's is taken */
  country?: CountryCode;
}

export interface GuestOrderInput {
  /**
     * @minimum 1
     * @maximum 999999999
     */
  product_id: number;
  plan_id?: WantedPlan;
  /**
     * Name of one of the product's pricing tiers, as the buyer has seen it
     * @minLength 1
     * @maxLength 60
     */
  tier: string;
  provider?: PaymentProvider;
  coupon?: CouponCode;
  email: Email;
  /**
     * As it stands on the invoice
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  country: CountryCode;
  total?: SeenTotal;
  again?: BuyAgain;
}

export interface GuestQuoteInput {
  /**
     * @minimum 1
     * @maximum 999999999
     */
  product_id: number;
  plan_id?: WantedPlan;
  /**
     * Name of one of the product's pricing tiers, as the buyer has seen it
     * @minLength 1
     * @maxLength 60
     */
  tier: string;
  coupon?: CouponCode;
  /** Without it the seller's is taken */
  country?: CountryCode;
}

export interface GuestLinkInput {
  email: Email;
}

export interface OrderEvent {
  status: OrderStatus;
  created_at: string;
}


/**
 * How an order was paid; null while it is unpaid and for a free plan
 */
export type PaidBy = {
  /** `manual` was confirmed by the studio */
  method: PaidByMethod;
  /** What customers read */
  title: string;
  /**
     * Our code of the payment; null when there is no payment of the order's own
     * @nullable
     */
  code: string | null;
} | null;

/**
 * The code that lowered the price of an order
 */
export interface OrderCoupon {
  code: string;
  /** @minimum 0 */
  discount: number;
}




export interface OrderRefund {
  id: string;
  /** @minimum 0 */
  amount: number;
  to: RefundTarget;
  origin: RefundOrigin;
  /** @nullable */
  reason: string | null;
  status: OrderRefundStatus;
  created_at: string;
}

export interface OrderDetail {
  id: string;
  /** @minimum 1 */
  number: number;
  product_name: string;
  /** @minimum 0 */
  amount: number;
  status: OrderStatus;
  created_at: string;
  /**
     * Null when the product is gone
     * @nullable
     */
  product_id: number | null;
  /**
     * Name of the plan, as it was agreed
     * @nullable
     */
  tier: string | null;
  plan_id: PlanId | null;
  /**
     * The file that came with the order
     * @nullable
     */
  download_id: string | null;
  history: OrderEvent[];
  paid_by: PaidBy;
  payment?: Payment;
  coupon?: OrderCoupon;
  change?: PlanChange;
  /** What went back or is on its way, oldest first */
  refunds: OrderRefund[];
}


export interface InvoiceParty {
  name: string;
  address: string;
  country: string;
  taxNumber: string;
  email: string;
}

export interface InvoiceLine {
  description: string;
  /** @minimum 1 */
  quantity: number;
  net: number;
  tax: number;
  total: number;
}

export interface Invoice {
  id: string;
  kind: InvoiceKind;
  /** Year and number without gaps, credit notes with their own */
  number: string;
  /**
     * The invoice that a credit note takes back
     * @nullable
     */
  refersTo: string | null;
  /** @minimum 1 */
  orderNumber: number;
  issuedAt: string;
  suppliedAt: string;
  /** @pattern ^[A-Z]{3}$ */
  currency: string;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  lines: InvoiceLine[];
  taxName: string;
  /**
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
  /** Negative on a credit note */
  net: number;
  tax: number;
  total: number;
  /** In the form of Mushak 6.3 */
  mushak: boolean;
  /** Whose days it is dated by, the shop's at the moment of issue; papers of former releases, which have none, by UTC */
  timeZone?: string;
}

export interface GuestOrder {
  order: OrderDetail;
  /** Where its mails go */
  email: string;
  /**
     * The file once it is paid
     * @nullable
     */
  file_name: string | null;
  /**
     * The licence key that came with it
     * @nullable
     */
  licence: string | null;
  invoices: Invoice[];
  /** When this token ends */
  expires_at: string;
}

export interface OpenedGuestOrder {
  /** Opens the order; a repeated call brings a new one */
  token: string;
  order: GuestOrder;
}

export interface OrderQuote {
  /**
     * Of the plan now, as the public pages show it
     * @minimum 0
     */
  price: number;
  /** @minimum 0 */
  discount: number;
  /**
     * What is left to pay, tax included
     * @minimum 0
     */
  total: number;
  /**
     * The code as the studio writes it
     * @nullable
     */
  coupon: string | null;
  /**
     * The part of the total that is tax
     * @minimum 0
     */
  tax: number;
  /** Empty where there is no tax */
  taxName: string;
  /**
     * @minimum 0
     * @maximum 100
     */
  taxPercent: number;
  /** Whether the price has the tax in it, else it is added */
  taxIncluded: boolean;
  /** Whose tax it is; empty when it is not known */
  country: CountryCode;
  /** The buyer has not said yet where the invoice goes */
  countryAsked: boolean;
}


export interface CouponInput {
  /**
     * Capital letters, digits, hyphens
     * @minLength 3
     * @maxLength 32
     * @pattern ^[A-Z0-9][A-Z0-9-]*$
     */
  code: string;
  kind: CouponKind;
  /**
     * Whole per cent from 1 to 100, or an amount
     * @minimum 0.01
     * @maximum 10000000
     */
  value: number;
  /**
     * Empty for all
     * @maxItems 200
     * @items.minimum 1
     * @items.maximum 999999999
     */
  products: number[];
  /**
     * The first moment at which it does not count any more
     * @nullable
     */
  endsAt: string | null;
  /**
     * So many orders may use it
     * @minimum 1
     * @maximum 1000000
     * @nullable
     */
  limit: number | null;
  active: boolean;
  /**
     * The version that is changed
     * @minimum 1
     * @maximum 999999999
     */
  version?: number;
}

export interface AdminCoupon {
  id: string;
  /** @minimum 1 */
  version: number;
  code: string;
  kind: CouponKind;
  /** @minimum 0 */
  value: number;
  /** @items.minimum 1 */
  products: number[];
  /** @nullable */
  endsAt: string | null;
  /**
     * @minimum 1
     * @nullable
     */
  limit: number | null;
  active: boolean;
  /**
     * Orders that were made with it and not cancelled
     * @minimum 0
     */
  uses: number;
  createdAt: string;
}

export interface AdminCouponPage {
  items: AdminCoupon[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface TransactionPage {
  items: Transaction[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface TaxRate {
  country: CountryCode;
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  name: string;
  /**
     * @minimum 0
     * @maximum 100
     */
  percent: number;
}

export interface InvoiceSettings {
  /**
     * Empty for the site's name
     * @maxLength 200
     */
  sellerName: string;
  /** @maxLength 500 */
  sellerAddress: string;
  /** The studio's own, which buyers are offered as theirs; always answered, and left as it is when not sent */
  sellerCountry?: CountryCode;
  /**
     * With a Bangladeshi BIN (13 figures) invoices have the form of Mushak 6.3
     * @maxLength 40
     */
  taxNumber: string;
  /**
     * Tax by the customer's country; the one without a country is for all others
     * @maxItems 60
     */
  rates: TaxRate[];
  /** Whether the prices have the tax in them, else it is added to them; always answered, and left as it is when not sent */
  pricesIncludeTax?: boolean;
  /** @minimum 0 */
  version: number;
}

export interface CountrylessInvoice {
  id: string;
  number: string;
  orderId: string;
  /** @minimum 1 */
  orderNumber: number;
  issuedAt: string;
  /** Name on the invoice */
  buyer: string;
  /** @minimum 0 */
  total: number;
  currency: string;
}

export interface CountrylessInvoices {
  /** @maxItems 100 */
  items: CountrylessInvoice[];
  /** @minimum 0 */
  total: number;
}

export interface InvoiceList {
  items: Invoice[];
}


export interface PayoutAccountInput {
  method: PayoutMethod;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  holder: string;
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  number: string;
  /**
     * @maxLength 100
     * @nullable
     */
  bank_name?: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  branch?: string | null;
  /**
     * @maxLength 20
     * @nullable
     */
  routing_number?: string | null;
}

/**
 * Null while the customer has not given one
 */
export type PayoutAccountOrNone = PayoutAccount | null;

export interface PayoutAccountKept {
  account: PayoutAccountOrNone;
}

export interface Payout {
  id: string;
  /** As the wallet names the movement */
  reference: string;
  /** @minimum 0 */
  amount: number;
  /** @pattern ^[A-Z]{3}$ */
  currency: string;
  status: PayoutStatus;
  account: PayoutAccountOrNone;
  /**
     * Number of the transfer once it is paid
     * @nullable
     */
  paid_reference: string | null;
  /**
     * Why it was refused
     * @nullable
     */
  reason: string | null;
  created_at: string;
  updated_at: string;
}

export interface PayoutPage {
  items: Payout[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}


export type AdminMailRecipient = {
  /** Empty when nobody has told it */
  name: string;
  email: string;
};

export interface AdminMail {
  id: string;
  kind: string;
  recipient: AdminMailRecipient;
  subject: string;
  status: MailStatus;
  /**
     * What the mail server said last
     * @nullable
     */
  answer: string | null;
  /** @minimum 0 */
  attempts: number;
  created_at: string;
  /** @nullable */
  settled_at: string | null;
  /** Whether it can be sent once more */
  resendable: boolean;
}

export interface AdminMailPage {
  items: AdminMail[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface OrderCustomer {
  id: string;
  name: string;
  email: string;
  /** Has no account */
  guest?: boolean;
}

export interface AdminPayout {
  id: string;
  reference: string;
  /** Null once the account is erased */
  customer: OrderCustomer | null;
  /** @minimum 0 */
  amount: number;
  /** @pattern ^[A-Z]{3}$ */
  currency: string;
  status: PayoutStatus;
  account: PayoutAccountOrNone;
  /** @nullable */
  paid_reference: string | null;
  /** @nullable */
  reason: string | null;
  created_at: string;
  updated_at: string;
  /** States it can be moved to */
  next: PayoutStatus[];
}

export interface AdminPayoutPage {
  items: AdminPayout[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface PayoutStatusInput {
  from: PayoutStatus;
  status: PayoutStatus;
  /**
     * Of the account as it was seen, to approve or pay what is requested; refused when the customer has changed it since
     * @maxLength 34
     * @nullable
     */
  account_number?: string | null;
  /**
     * For `paid`: the number of the transfer
     * @maxLength 80
     * @nullable
     */
  paid_reference?: string | null;
  /**
     * For `refused`: shown to the customer
     * @maxLength 300
     * @nullable
     */
  reason?: string | null;
}

export interface PictureUpload {
  picture: Blob | File;
}

/**
 * A picture of the library: the fields of a Picture, `alt` as a first proposal, and where it is shown
 */
export interface LibraryPicture {
  id: string;
  name: string;
  url: string;
  alt: string;
  /** @minimum 1 */
  width: number;
  /** @minimum 1 */
  height: number;
  /** @items.minimum 1 */
  widths: number[];
  /** @nullable */
  placeholder: string | null;
  /** False for the pictures that came with the site */
  uploaded: boolean;
  /**
     * All stored files together; null when not known
     * @minimum 0
     * @nullable
     */
  sizeBytes: number | null;
  /** @maxItems 20 */
  uses: string[];
  createdAt: string;
}

export interface LibraryPicturePage {
  items: LibraryPicture[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}



export interface ImportUpload {
  file: Blob | File;
}

export interface ImportColumn {
  name: string;
  label: string;
  needed: boolean;
  /**
     * In the header, from 0 on; -1 for none
     * @minimum -1
     */
  place: number;
}

/**
 * @maxItems 200
 */
export type ImportCells = string[];

export type ImportProblemDetailsItem = {
  field: string;
  message: string;
};

export interface ImportProblem {
  /**
     * As a spreadsheet counts: the header is row 1
     * @minimum 2
     */
  row: number;
  cells: ImportCells;
  details: ImportProblemDetailsItem[];
}

export interface ImportReport {
  header: ImportCells;
  columns: ImportColumn[];
  /** @maxItems 5 */
  preview: ImportCells[];
  /** @minimum 0 */
  rows: number;
  /**
     * Rows that can be moved in
     * @minimum 0
     */
  ready: number;
  /**
     * Rows that are already here, or twice in the file
     * @minimum 0
     */
  known: number;
  /** @minimum 0 */
  broken: number;
  /**
     * The first broken rows
     * @maxItems 500
     */
  problems: ImportProblem[];
  /**
     * Rows that were moved in; null while the file is only checked
     * @minimum 0
     * @nullable
     */
  imported: number | null;
}


/**
 * A name of the owner's list; a new one joins it
 * @minLength 1
 * @maxLength 60
 * @pattern \S
 */
export type ProductCategory = string;


export interface AdminProductRow {
  /** @minimum 1 */
  id: number;
  title: string;
  category: string;
  image: Picture;
  version: string;
  /**
     * The lowest paid plan's; 0 when every plan is free
     * @minimum 0
     */
  price: number;
  /**
     * Period of that plan, null when every plan is free
     * @nullable
     */
  period: string | null;
  /** One of the plans is free */
  freePlan: boolean;
  /** There is a file of this version; without one nobody can buy it */
  hasFile: boolean;
  status: ProductStatus;
  /**
     * Rises with every change
     * @minimum 1
     */
  revision: number;
  updatedAt: string;
}

export interface AdminProductPage {
  items: AdminProductRow[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface ProductFileUpload {
  file: Blob | File;
}

export interface ProductFile {
  id: string;
  name: string;
  /** @minimum 0 */
  sizeBytes: number;
}

export interface FileUploadInput {
  /**
     * @minLength 1
     * @maxLength 255
     * @pattern \S
     */
  name: string;
  /**
     * @minimum 1
     * @maximum 9007199254740991
     */
  sizeBytes: number;
}

export interface FileUpload {
  id: string;
  name: string;
  /** @minimum 1 */
  sizeBytes: number;
  /** @minimum 0 */
  receivedBytes: number;
  createdAt: string;
  /** When what has come is erased if nothing more comes */
  expiresAt: string;
  /** Once it is whole */
  file: ProductFile | null;
  /**
     * Of the whole file once it is there
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string | null;
}

export interface AbandonedUpload {
  id: string;
  name: string;
  /** @minimum 1 */
  sizeBytes: number;
  /** @minimum 0 */
  receivedBytes: number;
  /** When what has come is erased if nothing more comes */
  expiresAt: string;
  /** Name of the colleague */
  startedBy: string;
}

export interface FileUploads {
  /**
     * The largest file that the server takes
     * @minimum 1
     */
  maxBytes: number;
  /**
     * As much as one request had better bring at most
     * @minimum 1
     */
  partBytes: number;
  /** @maxItems 10 */
  uploads: FileUpload[];
  /** @maxItems 100 */
  abandoned: AbandonedUpload[];
}

export interface RetiredPlan {
  id: string;
  name: string;
  /** @minimum 0 */
  price: number;
  period: string;
  features: string[];
  rights?: PlanRights;
  /** Its holders can renew it */
  renewable: boolean;
}

export interface PlanFile {
  version: string;
  name: string;
}

export interface PlanUse {
  /** Of the plan */
  id: string;
  /**
     * Orders by which it is held now, counted up to the maximum
     * @minimum 0
     * @maximum 10000
     */
  holders: number;
  /** Files of releases that are for this plan and not for every plan, the newest version first */
  files: PlanFile[];
}

export interface AdminProduct {
  /** @minimum 1 */
  id: number;
  title: string;
  /** Paragraphs separated by blank lines */
  description: string;
  category: string;
  version: string;
  /** Day of the latest version */
  lastUpdate: string;
  features: string[];
  benefits: string[];
  requirements: string[];
  badges: string[];
  pricing: PricingTier[];
  /** Plans that are no longer sold and are still held, or have files */
  retiredPlans: RetiredPlan[];
  /** Who holds each plan, sold or not */
  planUses: PlanUse[];
  images: Picture[];
  demoLink: string;
  downloadLink: string;
  /** What buyers of this version get; null while there is none */
  file: ProductFile | null;
  /** Whether its buyers get licence keys */
  licenceKeys: boolean;
  status: ProductStatus;
  /** @minimum 1 */
  revision: number;
  updatedAt: string;
}

/**
 * @minLength 1
 * @maxLength 200
 * @pattern \S
 */
export type ProductLine = string;

/**
 * An address that begins with https, or empty for none
 * @maxLength 500
 * @pattern ^(https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#][^\s\\]*)?)?$
 */
export type ProductLink = string;

export interface RetiredPlanInput {
  id: string;
  renewable: boolean;
}

export interface PricingTierInput {
  /** Of the plan that is changed, also of one that was taken off sale; a plan without it is a new one. Where no plan has one they are told apart by their names */
  id?: string;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /**
     * And at most what the shop's currency allows: 10,000.00 for dollars
     * @minimum 0
     * @maximum 10000000
     */
  price: number;
  /**
     * What the price is for. Of a plan that costs something `month`, `quarter`, `year` and `6 months` are also how long it is held, and `once` has no end
     * @minLength 1
     * @maxLength 30
     * @pattern \S
     */
  period: string;
  /** @maxItems 12 */
  features: ProductLine[];
  rights?: PlanRights;
  launch?: PlanLaunch;
}

export interface ProductPictureInput {
  /**
     * Address of a picture of the library
     * @minLength 1
     * @maxLength 200
     */
  url: string;
  /**
     * What is to be seen
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  alt: string;
}

export interface AdminProductInput {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 10000
     * @pattern \S
     */
  description: string;
  category: ProductCategory;
  /**
     * @minLength 1
     * @maxLength 30
     * @pattern ^[0-9A-Za-z][0-9A-Za-z.+_-]*$
     */
  version: string;
  /** @maxItems 30 */
  features: ProductLine[];
  /**
     * @maxItems 30
     * @items.minLength 1
     * @items.maxLength 400
     * @items.pattern \S
     */
  benefits: string[];
  /** @maxItems 30 */
  requirements: ProductLine[];
  /**
     * Names of the owner's list; a new one joins it
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 40
     * @items.pattern \S
     */
  badges: string[];
  /**
     * @minItems 1
     * @maxItems 6
     */
  pricing: PricingTierInput[];
  /**
     * Whether plans that are not sold after this change can be renewed; those that are not named stay as they are, and one that has just been taken off can be
     * @maxItems 100
     */
  retiredPlans?: RetiredPlanInput[];
  /**
     * The first one is the cover
     * @minItems 1
     * @maxItems 12
     */
  images: ProductPictureInput[];
  demoLink: ProductLink;
  downloadLink: ProductLink;
  /**
     * An uploaded file that becomes the one of this version; null leaves everything as it is
     * @nullable
     */
  fileId: string | null;
  /** Whether its buyers get licence keys; without it that stays as it is */
  licenceKeys?: boolean;
  status: ProductStatus;
}

export interface AdminProductUpdate {
  /**
     * The revision that was edited
     * @minimum 1
     */
  revision: number;
  product: AdminProductInput;
}

export interface ProductStatusInput {
  status: ProductStatus;
  /**
     * The revision that was seen
     * @minimum 1
     */
  revision: number;
}


export interface AdminOrderRow {
  id: string;
  /** @minimum 1 */
  number: number;
  /** Null once the account is deleted */
  customer: OrderCustomer | null;
  product_name: string;
  /** @nullable */
  tier: string | null;
  status: OrderStatus;
  /** @minimum 0 */
  total: number;
  created_at: string;
}

export interface AdminOrderPage {
  items: AdminOrderRow[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface OrderFile {
  file_name: string;
  /** @nullable */
  version: string | null;
  /** @minimum 0 */
  download_count: number;
  /** Taken away with a refund */
  revoked: boolean;
}

export interface OrderMovement {
  /** @minimum 1 */
  id: number;
  type: TransactionType;
  /** Negative for money that left the wallet */
  amount: number;
  reference: string;
  created_at: string;
}


export interface AdminRefund {
  id: string;
  /** @minimum 0 */
  amount: number;
  to: RefundTarget;
  origin: RefundOrigin;
  /** Where it goes, in words */
  title: string;
  /** @nullable */
  reason: string | null;
  /** Whether what was bought is taken away with it */
  withdraws: boolean;
  status: RefundStatus;
  /**
     * Why it waits or was refused
     * @nullable
     */
  problem: string | null;
  /**
     * Who has asked for it; null for the provider itself and deleted accounts
     * @nullable
     */
  by: string | null;
  created_at: string;
}

export interface RefundChoice {
  to: RefundTarget;
  title: string;
  /**
     * The largest amount that can go there at once
     * @minimum 0
     */
  most: number;
}

export interface AdminOrderDetail {
  id: string;
  /** @minimum 1 */
  number: number;
  customer: OrderCustomer | null;
  product_name: string;
  /** @nullable */
  tier: string | null;
  status: OrderStatus;
  /** @minimum 0 */
  total: number;
  created_at: string;
  /**
     * @minimum 1
     * @nullable
     */
  product_id: number | null;
  history: OrderEvent[];
  paid_by: PaidBy;
  /** The wallet's ledger entries of this order */
  movements: OrderMovement[];
  file: OrderFile | null;
  /** What the customer holds by this order; null before it is completed and where there was no choice of plans */
  rights: Entitlement | null;
  /** The states it can be moved to */
  next: OrderStatus[];
  /** Oldest first */
  refunds: AdminRefund[];
  /**
     * What went back or is on its way
     * @minimum 0
     */
  refunded: number;
  coupon?: OrderCoupon;
  /** Where money can go now, the place that it came from first; nothing while no refund is possible */
  refundable: RefundChoice[];
}

export interface RefundInput {
  /**
     * @minimum 0.01
     * @maximum 20000000
     */
  amount: number;
  to: RefundTarget;
  /**
     * The customer reads it
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  reason: string;
  /** Takes away what was bought */
  withdraw: boolean;
  /**
     * What the administrator saw as refunded or on its way
     * @minimum 0
     * @maximum 20000000
     */
  refunded: number;
}

export interface OrderStatusInput {
  from: OrderStatus;
  status: OrderStatus;
}

export interface AdminSettings {
  siteName: string;
  siteDescription: string;
  contactEmail: string;
  /** Whether new people may register */
  enableRegistration: boolean;
  /** Whether the site is closed to everybody but super-admins */
  maintenanceMode: boolean;
  /** Whether the administration refuses (403) administrators without an authenticator app */
  requireSecondFactor: boolean;
  /** Null until an administrator has chosen one; every visitor's system then decides */
  theme: Theme | null;
  /** @minimum 0 */
  version: number;
  /**
     * Null while nothing has been stored
     * @nullable
     */
  updatedAt: string | null;
}

export interface AdminSettingsInput {
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  siteName: string;
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  siteDescription: string;
  /** @maxLength 254 */
  contactEmail: string;
  enableRegistration: boolean;
  maintenanceMode: boolean;
  /** Only somebody who has an authenticator app can begin to ask for it (400); stays as it is when left out */
  requireSecondFactor?: boolean;
  theme: Theme | null;
  /** @minimum 0 */
  version: number;
}

export interface AdminFigure {
  value: number;
  /**
     * Percent against 30 days before; null when there was nothing then
     * @nullable
     */
  change: number | null;
}

export interface AdminGrowth {
  /**
     * Percent by which the revenue of the last 30 days exceeds that of the 30 before
     * @nullable
     */
  value: number | null;
  /**
     * Difference in points to the growth of the 30 days before
     * @nullable
     */
  change: number | null;
}

export interface AdminLatestOrder {
  id: string;
  number: number;
  /**
     * Null when the person was deleted
     * @nullable
     */
  customer: string | null;
  product_name: string;
  amount: number;
  status: OrderStatus;
  created_at: string;
}

export interface AdminNewMessage {
  id: string;
  name: string;
  subject: string;
  created_at: string;
}

export interface AdminWaitingComment {
  id: string;
  author: string;
  text: string;
  post_id: number;
  post_title: string;
  created_at: string;
}



export type AdminGuideStepsItem = {
  id: AdminGuideStepId;
  /** Read from what is there */
  done: boolean;
};

export interface AdminGuide {
  /** Whether the reader has folded it */
  folded: boolean;
  /** Where mails go, `folder` when no mail server is set */
  mail: AdminGuideMail;
  /**
     * @minItems 10
     * @maxItems 10
     */
  steps: AdminGuideStepsItem[];
}

export interface AdminGuideFold {
  folded: boolean;
}

export interface AdminTestMail {
  /** Whether the mail was taken */
  accepted: boolean;
  /** The address it was sent to */
  to: string;
  /**
     * What the mail server said, or why there was none
     * @maxLength 500
     */
  answer: string;
}

/**
 * @nullable
 */
export type AdminOverviewWaitingComments = {
  /** @minimum 0 */
  total: number;
  /** @maxItems 4 */
  items: AdminWaitingComment[];
} | null;

/**
 * @nullable
 */
export type AdminOverviewNewMessages = {
  /** @minimum 0 */
  total: number;
  /** @maxItems 4 */
  items: AdminNewMessage[];
} | null;

/**
 * Products whose imported keys are used up or nearly; `first` is the one with the fewest left
 * @nullable
 */
export type AdminOverviewLowLicenceKeys = {
  /** @minimum 0 */
  total: number;
  /**
     * The product's id
     * @nullable
     */
  first: number | null;
} | null;

/**
 * `net` is what is left of `gross` after the other four; amounts of orders in the shop's currency
 */
export interface MoneyFigures {
  /** Paid for orders */
  gross: number;
  /** Given back for orders */
  refunds: number;
  /** Tax of the invoices less that of the credit notes */
  tax: number;
  /** What the providers have kept */
  fees: number;
  /** What of `fees` no provider has told, by the owner's rule for it */
  estimated: number;
  net: number;
}

export interface AdminMoney {
  now: MoneyFigures;
  before: MoneyFigures;
  /** Providers that have taken payments of this period without telling a fee, and for which there is no rule */
  untold: PaymentProvider[];
}

/**
 * Null is what is not part of the administrator's work
 */
export interface AdminOverview {
  /** The moment the figures are counted to, the beginning of a day of the shop */
  asOf: string;
  /** What is left to do before the site can open; null when nothing is, and in the demo */
  guide: AdminGuide | null;
  users: AdminFigure | null;
  orders: AdminFigure | null;
  revenue: AdminFigure | null;
  growth: AdminGrowth | null;
  /** Of the 30 days up to that moment, beside the 30 before */
  money: AdminMoney | null;
  /**
     * @maxItems 6
     * @nullable
     */
  latestOrders: AdminLatestOrder[] | null;
  /** @nullable */
  waitingComments: AdminOverviewWaitingComments;
  /** @nullable */
  newMessages: AdminOverviewNewMessages;
  /**
     * Products whose imported keys are used up or nearly; `first` is the one with the fewest left
     * @nullable
     */
  lowLicenceKeys: AdminOverviewLowLicenceKeys;
}


export interface AnalyticsFigures {
  /** Paid for orders less what was given back */
  revenue: number;
  orders: number;
  /** New accounts */
  users: number;
  /** Completed downloads */
  downloads: number;
}

export interface AnalyticsPoint {
  from: string;
  to: string;
  now: AnalyticsFigures;
  before: AnalyticsFigures;
}

export interface AnalyticsProduct {
  /**
     * Null for what is not in the catalogue
     * @nullable
     */
  id: number | null;
  name: string;
  orders: number;
  revenue: number;
}

/**
 * What readers have done with an article, to date
 */
export interface AnalyticsArticle {
  id: number;
  title: string;
  likes: number;
  comments: number;
  saves: number;
}

export interface AdminAnalytics {
  from: string;
  to: string;
  unit: AnalyticsUnit;
  beforeFrom: string;
  beforeTo: string;
  totals: AnalyticsFigures;
  before: AnalyticsFigures;
  money: AdminMoney;
  points: AnalyticsPoint[];
  /** @maxItems 8 */
  products: AnalyticsProduct[];
  /** @maxItems 8 */
  articles: AnalyticsArticle[];
}

export interface PostTopic {
  name: string;
  /** @minimum 0 */
  posts: number;
}

export interface PostTopics {
  /** @maxItems 30 */
  categories: PostTopic[];
  /** @maxItems 30 */
  tags: PostTopic[];
}

export interface PostReactions {
  /** @minimum 0 */
  likes: number;
  /** @minimum 0 */
  saves: number;
  /**
     * Approved ones
     * @minimum 0
     */
  comments: number;
  /** By this visitor or customer */
  liked: boolean;
  /** By this visitor or customer */
  saved: boolean;
}


export interface Comment {
  id: string;
  /** 'Former member' once the account has been erased */
  author: string;
  /**
     * Address of the author's picture
     * @nullable
     */
  avatar: string | null;
  /** Written by the studio itself */
  studio: boolean;
  /** Plain text as it was written */
  text: string;
  /** Pending ones are seen by their author only */
  status: CommentStatus;
  /** Written by the person who asks */
  own: boolean;
  created_at: string;
}

export interface CommentPage {
  items: Comment[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface CommentInput {
  /**
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  text: string;
}


/**
 * @minimum 1
 * @maximum 5
 */
export type Stars = number;

export interface Review {
  id: string;
  /** 'Former customer' once the account has been erased */
  author: string;
  /**
     * Address of the author's picture
     * @nullable
     */
  avatar: string | null;
  stars: Stars;
  /** Plain text as it was written */
  text: string;
  created_at: string;
  /** Changed since it was written */
  edited: boolean;
  /**
     * What the studio answers
     * @nullable
     */
  answer: string | null;
}

export interface ReviewPage {
  items: Review[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
  /**
     * Average of the stars with one decimal; 0 without any
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  /**
     * How many people gave one star, two, three, four, five
     * @minItems 5
     * @maxItems 5
     * @items.minimum 0
     */
  counts: number[];
}


export interface OwnReview {
  stars: Stars;
  text: string;
  /** Refused ones are seen by their author only */
  status: OwnReviewStatus;
  /** @nullable */
  answer: string | null;
  created_at: string;
}

export interface OwnReviewState {
  /** Whether the person has the product */
  allowed: boolean;
  review: OwnReview | null;
}

export interface ReviewInput {
  stars: Stars;
  /**
     * May be empty
     * @maxLength 2000
     */
  text: string;
}


export interface NewsletterInput {
  email: Email;
  /**
     * Sent by forms of former releases; not looked at
     * @maxLength 200
     */
  website?: string;
  list?: SubscriberList;
}

export interface NewsletterToken {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[A-Za-z0-9._-]+$
     */
  token: string;
}



export interface ContentOrder {
  /**
     * @minItems 1
     * @maxItems 500
     * @items.minimum 1
     * @items.maximum 999999999
     */
  ids: number[];
}

/**
 * @maxLength 500
 * @pattern ^https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#][^\s\\]*)?$
 */
export type HttpsUrl = string;

export interface PictureChoice {
  /**
     * Address of a picture of the library
     * @minLength 1
     * @maxLength 300
     */
  url: string;
  /** @maxLength 200 */
  alt: string;
}

/**
 * The path of a page without its slash
 * @minLength 1
 * @maxLength 80
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type PageAddress = string;

export interface PageHeading {
  /** Of the heading in the HTML */
  id: string;
  title: string;
}

export interface Page {
  /** The path without its slash */
  address: string;
  title: string;
  /** For search engines, may be empty */
  description: string;
  /** Finished, sanitized HTML */
  html: string;
  /** The parts of the page in their order */
  headings: PageHeading[];
  changedOn: string;
}

export interface AdminPageRow {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  version: number;
  title: string;
  /** The path without its slash */
  address: string;
  /** On the site for everybody */
  published: boolean;
  /** Privacy policy or terms: it keeps its address and cannot be deleted */
  legal: boolean;
  updatedAt: string;
}

export interface AdminPageList {
  items: AdminPageRow[];
}

export interface AdminPage {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  version: number;
  title: string;
  /** The path without its slash */
  address: string;
  published: boolean;
  legal: boolean;
  updatedAt: string;
  description: string;
  /** Markdown */
  content: string;
}

/**
 * A page that is public has a text
 */
export interface PageInput {
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  title: string;
  address: PageAddress;
  /** @maxLength 300 */
  description: string;
  /**
     * Markdown
     * @maxLength 30000
     */
  content: string;
  published: boolean;
  /**
     * Of the page that is changed; a change needs it, a new page has none
     * @minimum 1
     */
  version?: number;
}


export interface TextPreviewInput {
  /**
     * Markdown
     * @maxLength 30000
     */
  text: string;
}

export interface TextPreview {
  /** What readers would get */
  html: string;
  /**
     * What readers will not see as it was meant
     * @maxItems 20
     */
  notes: string[];
}





export interface RevisionRow {
  /** @minimum 1 */
  id: number;
  title: string;
  /**
     * Who saved it; null for what was there before, or when the account is gone
     * @nullable
     */
  by: string | null;
  at: string;
  /** Against the state before it; empty for the first one that is kept */
  changed: RevisionField[];
  /** The state that the editor begins with */
  present: boolean;
}

export interface RevisionPage {
  items: RevisionRow[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}


export interface RevisionPart {
  /** `added` has come since, `removed` is there no more */
  change: RevisionPartChange;
  text: string;
}

export interface RevisionDifference {
  field: RevisionField;
  /** In the order of reading */
  parts: RevisionPart[];
}

export interface RevisionComparison {
  /** @minimum 1 */
  id: number;
  title: string;
  /** @nullable */
  by: string | null;
  at: string;
  changed: RevisionField[];
  present: boolean;
  differences: RevisionDifference[];
}

export interface RestoreInput {
  /**
     * The present one of the article or page
     * @minimum 1
     */
  version: number;
}

export interface Restored {
  /**
     * The present one from now on
     * @minimum 1
     */
  version: number;
  /** What did not come back */
  notes: string[];
}

export interface ProposedAddress {
  address: string;
}

/**
 * What the fields of a form hold, as it is typed; an article and a page have different ones
 */
export interface WritingDraft {
  /** @maxLength 150 */
  title?: string;
  /** @maxLength 400 */
  excerpt?: string;
  /** @maxLength 300 */
  description?: string;
  /** @maxLength 30000 */
  content?: string;
  format?: TextFormat;
  /** @maxLength 60 */
  category?: string;
  /**
     * Separated by commas
     * @maxLength 1000
     */
  tags?: string;
  /** @maxLength 80 */
  series?: string;
  /** @maxLength 100 */
  author?: string;
  /** @maxLength 200 */
  address?: string;
  image?: PictureChoice | null;
  status?: PostStatus;
  /** @maxLength 30 */
  publishAt?: string;
  published?: boolean;
}

export interface WorkingCopyInput {
  draft: WritingDraft;
  /**
     * Of the article or page that the form began with; none for a new one
     * @minimum 1
     */
  version?: number;
}

export interface WorkingCopyKept {
  keptAt: string;
}

export interface WorkingCopy {
  draft: WritingDraft;
  /** The draft's picture, while the library has it */
  image: Picture | null;
  /**
     * @minimum 1
     * @nullable
     */
  version: number | null;
  keptAt: string;
}

export interface WorkingCopyAnswer {
  copy: WorkingCopy | null;
}

export interface AdminPostRow {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  version: number;
  title: string;
  category: string;
  author: string;
  status: PostStatus;
  /** @nullable */
  publishAt: string | null;
  updatedAt: string;
  image: Picture | null;
}

export interface AdminPost {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  version: number;
  /** Empty while it stands at its number */
  address: string;
  /** Empty for an article that stands alone */
  series: string;
  title: string;
  category: string;
  author: string;
  status: PostStatus;
  /** @nullable */
  publishAt: string | null;
  updatedAt: string;
  image: Picture | null;
  excerpt: string;
  content: string;
  format: TextFormat;
  tags: string[];
  readTime: string;
}

export interface AdminPostPage {
  items: AdminPostRow[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

/**
 * A draft may lack excerpt, text, category and picture; a public or scheduled article has them all
 */
export interface PostInput {
  /**
     * @minLength 1
     * @maxLength 150
     * @pattern \S
     */
  title: string;
  /**
     * Last part of its path; empty for its number. Without it the address stays as it is.
     * @maxLength 80
     * @pattern ^([a-z0-9]+(-[a-z0-9]+)*)?$
     */
  address?: string;
  /** @maxLength 400 */
  excerpt: string;
  /**
     * Plain text with blank lines between the paragraphs, or Markdown
     * @maxLength 30000
     */
  content: string;
  format?: TextFormat;
  /** @maxLength 60 */
  category: string;
  /**
     * @maxItems 12
     * @items.minLength 1
     * @items.maxLength 40
     * @items.pattern \S
     */
  tags: string[];
  /**
     * Name of the series that it is a part of; empty for none. The parts are read in the order in which they became public. Without it the article stays where it is.
     * @maxLength 80
     */
  series?: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  author: string;
  image: PictureChoice | null;
  status: PostStatus;
  /**
     * Only for a scheduled article
     * @nullable
     */
  publishAt: string | null;
  /**
     * Of the entry that is changed; a change needs it, a new entry has none
     * @minimum 1
     */
  version?: number;
}

export interface TestimonialInput {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  role: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  company: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  service: string;
  /**
     * @minimum 1
     * @maximum 5
     */
  rating: number;
  /**
     * @minLength 1
     * @maxLength 1000
     * @pattern \S
     */
  comment: string;
  image: PictureChoice;
  /** Shown on the site */
  published: boolean;
  /**
     * Of the entry that is changed; a change needs it, a new entry has none
     * @minimum 1
     */
  version?: number;
}

export interface AdminTestimonial {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  version: number;
  /** Shown on the site */
  published: boolean;
  updatedAt: string;
  name: string;
  role: string;
  company: string;
  service: string;
  /**
     * @minimum 1
     * @maximum 5
     */
  rating: number;
  comment: string;
  image: Picture;
}

export interface AdminTestimonialPage {
  items: AdminTestimonial[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface FaqInput {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  question: string;
  /**
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  answer: string;
  /** Shown on the site */
  published: boolean;
  /**
     * Of the entry that is changed; a change needs it, a new entry has none
     * @minimum 1
     */
  version?: number;
}

export interface AdminFaq {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  version: number;
  /** Shown on the site */
  published: boolean;
  updatedAt: string;
  question: string;
  answer: string;
}

export interface AdminFaqPage {
  items: AdminFaq[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}


export interface ServiceInput {
  icon: ServiceIcon;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  description: string;
  /**
     * @minLength 1
     * @maxLength 3000
     * @pattern \S
     */
  longDescription: string;
  /**
     * @maxItems 12
     * @items.minLength 1
     * @items.maxLength 120
     * @items.pattern \S
     */
  features: string[];
  image: PictureChoice;
  /** Shown on the site */
  published: boolean;
  /**
     * Of the entry that is changed; a change needs it, a new entry has none
     * @minimum 1
     */
  version?: number;
}

export interface AdminService {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  version: number;
  /** Shown on the site */
  published: boolean;
  updatedAt: string;
  icon: string;
  title: string;
  description: string;
  longDescription: string;
  features: string[];
  image: Picture;
}

export interface AdminServicePage {
  items: AdminService[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface SocialLinkInput {
  network: SocialNetwork;
  url: HttpsUrl;
}

export interface TeamMemberInput {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  role: string;
  image: PictureChoice;
  /**
     * @minLength 1
     * @maxLength 600
     * @pattern \S
     */
  bio: string;
  /** @maxItems 6 */
  social: SocialLinkInput[];
  /** Shown on the site */
  published: boolean;
  /**
     * Of the entry that is changed; a change needs it, a new entry has none
     * @minimum 1
     */
  version?: number;
}

export interface AdminTeamMember {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  version: number;
  /** Shown on the site */
  published: boolean;
  updatedAt: string;
  name: string;
  role: string;
  image: Picture;
  bio: string;
  social: SocialLink[];
}

export interface AdminTeamMemberPage {
  items: AdminTeamMember[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface SlideInput {
  /**
     * @minimum 1
     * @maximum 999999999
     */
  productId: number;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  category: string;
  /**
     * @minLength 1
     * @maxLength 400
     * @pattern \S
     */
  description: string;
  /**
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 120
     * @items.pattern \S
     */
  features: string[];
  picture: PictureChoice;
  /** Shown on the site */
  published: boolean;
  /**
     * Of the entry that is changed; a change needs it, a new entry has none
     * @minimum 1
     */
  version?: number;
}

export interface AdminSlide {
  /** @minimum 1 */
  id: number;
  /** @minimum 1 */
  version: number;
  /** Shown on the site */
  published: boolean;
  updatedAt: string;
  /** @minimum 1 */
  productId: number;
  productTitle: string;
  name: string;
  category: string;
  description: string;
  features: string[];
  picture: Picture;
}

export interface AdminSlidePage {
  items: AdminSlide[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface SiteAccent {
  /**
     * On light grounds
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  light: string;
  /**
     * On dark grounds
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  dark: string;
}

/**
 * @minLength 1
 * @maxLength 40
 * @pattern ^[a-z0-9-]+$
 */
export type SiteIconName = string;

/**
 * @minLength 1
 * @maxLength 500
 * @pattern ^(https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#][^\s\\]*)?|/([^/\s\\][^\s\\]*)?)$
 */
export type SiteLinkAddress = string;

export interface SiteIconTextInput {
  icon: SiteIconName;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 240
     * @pattern \S
     */
  description: string;
}

export interface SiteHeadInput {
  /** @maxLength 80 */
  title: string;
  /** @maxLength 300 */
  text: string;
}

export interface SiteNetworkInput {
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  network: string;
  url: HttpsUrl;
}

export interface BusinessHoursInput {
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  days: string;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  hours: string;
}

export interface FooterLinkInput {
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  label: string;
  url: SiteLinkAddress;
}

export interface FooterColumnInput {
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  title: string;
  /**
     * @minItems 1
     * @maxItems 12
     */
  links: FooterLinkInput[];
}

export interface SiteIdentity {
  name: string;
  description: string;
  tagline: string;
  headline: string;
  intro: string;
  logo: Picture | null;
  logoDark: Picture | null;
  showName: boolean;
  icon: Picture | null;
  shareCard: Picture | null;
  accent: SiteAccent | null;
  /** @minimum 0 */
  version: number;
}

export interface SiteIdentityInput {
  /**
     * One line
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  description: string;
  /** @maxLength 80 */
  tagline: string;
  /**
     * The large line of the home page; the name while it is empty
     * @maxLength 80
     */
  headline: string;
  /**
     * Stands beside it while there are no slides
     * @maxLength 400
     */
  intro: string;
  logo: PictureChoice | null;
  /** For dark grounds; without it `logo` stands there too */
  logoDark: PictureChoice | null;
  showName: boolean;
  /** Square; tabs and home screens show it */
  icon: PictureChoice | null;
  shareCard: PictureChoice | null;
  /** Null for the colour of the design */
  accent: SiteAccent | null;
  /** @minimum 0 */
  version: number;
}

export interface SiteContact {
  email: string;
  phone: string;
  location: string;
  channelUrl: string;
  answer: string;
  /** @minimum 0 */
  version: number;
}

export interface SiteContactInput {
  email: Email;
  /** @maxLength 40 */
  phone: string;
  /** @maxLength 120 */
  location: string;
  /**
     * @maxLength 500
     * @pattern ^(https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#][^\s\\]*)?)?$
     */
  channelUrl: string;
  /** @maxLength 120 */
  answer: string;
  /** @minimum 0 */
  version: number;
}

export interface SiteHours {
  items: BusinessHours[];
  /** @minimum 0 */
  version: number;
}

export interface SiteHoursInput {
  /** @maxItems 14 */
  items: BusinessHoursInput[];
  /** @minimum 0 */
  version: number;
}

export interface SiteSocial {
  items: SiteNetwork[];
  /** @minimum 0 */
  version: number;
}

export interface SiteSocialInput {
  /** @maxItems 12 */
  items: SiteNetworkInput[];
  /** @minimum 0 */
  version: number;
}

export interface SiteFooter {
  columns: FooterColumn[];
  /** Before the year and the name */
  line?: string;
  /** @minimum 0 */
  version: number;
}

export interface SiteFooterInput {
  /** @maxItems 4 */
  columns: FooterColumnInput[];
  /**
     * Before the year and the name
     * @maxLength 80
     */
  line?: string;
  /** @minimum 0 */
  version: number;
}

export interface SiteHeadsSection {
  products: SiteHead;
  services: SiteHead;
  blog: SiteHead;
  contact: SiteHead;
  about: SiteHead;
  /** @minimum 0 */
  version: number;
}

export interface SiteHeadsInput {
  products: SiteHeadInput;
  services: SiteHeadInput;
  blog: SiteHeadInput;
  contact: SiteHeadInput;
  about: SiteHeadInput;
  /** @minimum 0 */
  version: number;
}

export interface SiteSuite {
  title: string;
  text: string;
  cards: IconText[];
  waitlist: boolean;
  /** @minimum 0 */
  version: number;
}

export interface SiteSuiteInput {
  /** @maxLength 80 */
  title: string;
  /** @maxLength 300 */
  text: string;
  /** @maxItems 8 */
  cards: SiteIconTextInput[];
  waitlist: boolean;
  /** @minimum 0 */
  version: number;
}

export interface SiteProductPage {
  cards: IconText[];
  promoText: string;
  promoLink: string;
  promoUrl: string;
  /** @minimum 0 */
  version: number;
}

export interface SiteProductPageInput {
  /** @maxItems 6 */
  cards: SiteIconTextInput[];
  /**
     * The box is shown when it has a text and an address
     * @maxLength 80
     */
  promoText: string;
  /** @maxLength 40 */
  promoLink: string;
  /**
     * @maxLength 500
     * @pattern ^(https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#][^\s\\]*)?)?$
     */
  promoUrl: string;
  /** @minimum 0 */
  version: number;
}

export interface SiteFilm {
  title: string;
  embedUrl: string;
  files: FilmFile[];
  captions: string;
  duration: string;
  poster: Picture | null;
  /** @minimum 0 */
  version: number;
}

export interface SiteFilmInput {
  /** @maxLength 80 */
  title: string;
  /**
     * Empty: the files are played, or the site tells the story in its own pictures
     * @maxLength 200
     * @pattern ^(https://www\.youtube-nocookie\.com/embed/[A-Za-z0-9_-]{5,20}|https://player\.vimeo\.com/video/[0-9]{5,12})?$
     */
  embedUrl: string;
  /**
     * The film on this site
     * @maxItems 2
     */
  files: FilmFile[];
  /**
     * Address of its captions (WebVTT) on this site, or empty
     * @maxLength 200
     * @pattern ^((/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\.vtt)?$
     */
  captions: string;
  /**
     * @maxLength 6
     * @pattern ^(\d{1,3}:[0-5]\d)?$
     */
  duration: string;
  /** Without one the home page shows no film */
  poster: PictureChoice | null;
  /** @minimum 0 */
  version: number;
}

export interface SiteStatisticInput {
  icon: SiteIconName;
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  label: string;
  /**
     * @minLength 1
     * @maxLength 12
     * @pattern \S
     */
  value: string;
}

export interface SiteAbout {
  statistics: Statistic[];
  missionTitle: string;
  missionText: string;
  values: IconText[];
  technologies: string[];
  /** @minimum 0 */
  version: number;
}

export interface SiteAboutInput {
  /** @maxItems 8 */
  statistics: SiteStatisticInput[];
  /** @maxLength 60 */
  missionTitle: string;
  /** @maxLength 600 */
  missionText: string;
  /** @maxItems 8 */
  values: SiteIconTextInput[];
  /**
     * @maxItems 40
     * @items.minLength 1
     * @items.maxLength 40
     * @items.pattern \S
     */
  technologies: string[];
  /** @minimum 0 */
  version: number;
}


export interface SiteTopic {
  /** Stays when the name changes */
  id: string;
  name: string;
  /** Of its filter, where that is another one than the name; categories of one label share a filter */
  label: string;
  filter: TopicFilter;
  /**
     * Products or articles, drafts too
     * @minimum 0
     */
  uses: number;
}

export interface SiteTopicInput {
  /**
     * Empty for a new name
     * @maxLength 80
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /** @maxLength 60 */
  label: string;
  filter: TopicFilter;
}

export interface RemovedTopic {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Name that takes the place of it; empty for badges and tags, which are taken off
     * @maxLength 60
     */
  moveTo: string;
}

export interface SiteTopics {
  items: SiteTopic[];
  pinned: string[];
  /** @minimum 0 */
  version: number;
}

export interface SiteTopicsInput {
  /** @maxItems 500 */
  items: SiteTopicInput[];
  /**
     * Names for the home page or beside articles, in that order
     * @maxItems 30
     * @items.minLength 1
     * @items.maxLength 60
     * @items.pattern \S
     */
  pinned: string[];
  /**
     * Names to take off everything that has them; others that are left out stay where they are used
     * @maxItems 500
     */
  removed?: RemovedTopic[];
  /** @minimum 0 */
  version: number;
}

/**
 * Each section with its version, which rises with every change
 */
export interface AdminSite {
  identity: SiteIdentity;
  contact: SiteContact;
  hours: SiteHours;
  social: SiteSocial;
  footer: SiteFooter;
  heads: SiteHeadsSection;
  suite: SiteSuite;
  productPage: SiteProductPage;
  film: SiteFilm;
  about: SiteAbout;
  productCategories: SiteTopics;
  productBadges: SiteTopics;
  postCategories: SiteTopics;
  postTags: SiteTopics;
}

export interface AdminSiteInput {
  identity?: SiteIdentityInput;
  contact?: SiteContactInput;
  hours?: SiteHoursInput;
  social?: SiteSocialInput;
  footer?: SiteFooterInput;
  heads?: SiteHeadsInput;
  suite?: SiteSuiteInput;
  productPage?: SiteProductPageInput;
  film?: SiteFilmInput;
  about?: SiteAboutInput;
  productCategories?: SiteTopicsInput;
  productBadges?: SiteTopicsInput;
  postCategories?: SiteTopicsInput;
  postTags?: SiteTopicsInput;
}

/**
 * Empty texts until somebody has written one
 */
export interface Banner {
  enabled: boolean;
  text: string;
  linkText: string;
  url: string;
  /** @minimum 1 */
  version: number;
}

export interface BannerInput {
  enabled: boolean;
  /**
     * @minLength 1
     * @maxLength 160
     * @pattern \S
     */
  text: string;
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  linkText: string;
  url: HttpsUrl;
  /** @minimum 1 */
  version: number;
}

export interface ConversationFileInput {
  file: Blob | File;
}

export interface ConversationFile {
  id: string;
  /** @maxLength 120 */
  name: string;
  /** Told by the content */
  type: string;
  /** @minimum 1 */
  sizeBytes: number;
}

/**
 * Own files that wait for a message, in this order
 * @maxItems 5
 */
export type ConversationFileIds = string[];

export interface ConversationReply {
  /**
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
  fileIds?: ConversationFileIds;
}

export interface ConversationInput {
  /**
     * @minLength 1
     * @maxLength 150
     * @pattern \S
     */
  subject: string;
  /**
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
  /** The own order that it is about */
  orderId?: string;
  fileIds?: ConversationFileIds;
}

export interface ConversationText {
  /**
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
}

export interface ConversationReadMark {
  /** The last message that was shown */
  messageId: string;
}


export interface ConversationMessage {
  id: string;
  from: ConversationSide;
  text: string;
  files: ConversationFile[];
  createdAt: string;
}

export interface ConversationOrder {
  id: string;
  /** @minimum 1 */
  number: number;
  productName: string;
}

export interface ConversationSummary {
  id: string;
  subject: string;
  order: ConversationOrder | null;
  closed: boolean;
  /**
     * Messages of the studio that have not been read
     * @minimum 0
     */
  unread: number;
  /**
     * The beginning of the last message
     * @maxLength 200
     */
  excerpt: string;
  updatedAt: string;
}

export interface Conversation {
  id: string;
  subject: string;
  order: ConversationOrder | null;
  closed: boolean;
  /**
     * Messages of the studio that have not been read
     * @minimum 0
     */
  unread: number;
  updatedAt: string;
  /** The oldest first */
  messages: ConversationMessage[];
}

export interface ConversationPage {
  items: ConversationSummary[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
  /**
     * In all conversations
     * @minimum 0
     */
  unread: number;
}

export interface VisitorConversation {
  subject: string;
  closed: boolean;
  /** The oldest first */
  messages: ConversationMessage[];
  /** When this token ends */
  expiresAt: string;
}




export interface ConversationAssignee {
  id: string;
  name: string;
}

export interface AdminConversationSummary {
  id: string;
  name: string;
  email: string;
  /**
     * The account that it belongs to
     * @nullable
     */
  customerId: string | null;
  subject: string;
  status: ConversationStatus;
  channel: ConversationChannel;
  assignee: ConversationAssignee | null;
  order: ConversationOrder | null;
  /**
     * The beginning of the last message
     * @maxLength 200
     */
  excerpt: string;
  /**
     * How long the person waited for the first answer
     * @minimum 0
     * @nullable
     */
  firstAnswerSeconds: number | null;
  createdAt: string;
  updatedAt: string;
}


export interface AdminConversationMessage {
  id: string;
  kind: AdminMessageKind;
  /**
     * Who of the team wrote it
     * @nullable
     */
  author: string | null;
  text: string;
  files: ConversationFile[];
  createdAt: string;
}

export interface AdminConversation {
  id: string;
  name: string;
  email: string;
  /**
     * The account that it belongs to
     * @nullable
     */
  customerId: string | null;
  subject: string;
  status: ConversationStatus;
  channel: ConversationChannel;
  assignee: ConversationAssignee | null;
  order: ConversationOrder | null;
  /**
     * How long the person waited for the first answer
     * @minimum 0
     * @nullable
     */
  firstAnswerSeconds: number | null;
  createdAt: string;
  updatedAt: string;
  /** @minimum 1 */
  version: number;
  /** The oldest first */
  messages: AdminConversationMessage[];
}

export interface ConversationCounts {
  /** @minimum 0 */
  open: number;
  /** @minimum 0 */
  waiting: number;
  /** @minimum 0 */
  closed: number;
  /** @minimum 0 */
  spam: number;
}

export interface AdminConversationPage {
  items: AdminConversationSummary[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
  counts: ConversationCounts;
  /**
     * How long people waited for a first answer that was given in the last 30 days
     * @minimum 0
     * @nullable
     */
  medianSeconds: number | null;
  team: ConversationAssignee[];
}

export interface AdminConversationText {
  /**
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
  /** For the team alone */
  note: boolean;
  /** Whether the conversation is over with it */
  close?: boolean;
  fileIds?: ConversationFileIds;
  /** @minimum 1 */
  version: number;
}

export interface AdminConversationChange {
  status: ConversationStatus;
  /** @nullable */
  assigneeId: string | null;
  /** @minimum 1 */
  version: number;
}

export interface CannedText {
  id: string;
  title: string;
  text: string;
}

export interface CannedTextInput {
  /**
     * @minLength 1
     * @maxLength 80
     * @pattern \S
     */
  title: string;
  /**
     * `{name}` and `{order}` stand for those of the conversation
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
}

export interface CannedTextList {
  items: CannedText[];
}


export interface AdminComment {
  id: string;
  text: string;
  author: string;
  /**
     * Null when there is no account any more
     * @nullable
     */
  email: string | null;
  /** @minimum 1 */
  postId: number;
  postTitle: string;
  status: ModerationStatus;
  createdAt: string;
}

export interface CommentCounts {
  /** @minimum 0 */
  pending: number;
  /** @minimum 0 */
  approved: number;
  /** @minimum 0 */
  rejected: number;
  /** @minimum 0 */
  spam: number;
}

export interface AdminCommentPage {
  items: AdminComment[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
  counts: CommentCounts;
}

export interface CommentModeration {
  status: ModerationStatus;
}

export interface AdminReview {
  id: string;
  stars: Stars;
  text: string;
  author: string;
  /**
     * Null when there is no account any more
     * @nullable
     */
  email: string | null;
  /** @minimum 1 */
  productId: number;
  productName: string;
  status: ModerationStatus;
  /** @nullable */
  answer: string | null;
  createdAt: string;
}

export interface AdminReviewPage {
  items: AdminReview[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
  counts: CommentCounts;
}

export interface ReviewModeration {
  status: ModerationStatus;
  /**
     * @minLength 1
     * @maxLength 2000
     * @nullable
     * @pattern \S
     */
  answer: string | null;
}


export interface AdminSubscriber {
  id: string;
  email: string;
  status: SubscriberState;
  createdAt: string;
  /** @nullable */
  confirmedAt: string | null;
}

export interface AdminSubscriberPage {
  items: AdminSubscriber[];
  /** @minimum 0 */
  total: number;
  estimated?: Estimated;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

/**
 * How many jobs it concerned
 */
export type JobCountResponse = JobCount;

/**
 * The new balance
 */
export type BalanceResponse = WalletBalance;

/**
 * The request is malformed or breaks a rule
 */
export type BadRequestResponse = Error;

/**
 * No valid session
 */
export type UnauthorizedResponse = Error;

/**
 * Unknown address or wrong password
 */
export type InvalidLoginResponse = Error;

/**
 * Unknown address or wrong password
 */
export type InvalidCredentialsResponse = Error;

/**
 * The passkey opens nothing
 */
export type InvalidPasskeyResponse = Error;

/**
 * The session has not been proven for ten minutes (`proveSession`)
 */
export type ProofNeededResponse = Error;

/**
 * The account is suspended
 */
export type SuspendedResponse = Error;

/**
 * Signed in, but not allowed
 */
export type ForbiddenResponse = Error;

/**
 * New accounts are not being accepted
 */
export type RegistrationClosedResponse = Error;

/**
 * No such thing, or somebody else's
 */
export type NotFoundResponse = Error;

/**
 * The change contradicts the current state
 */
export type ConflictResponse = Error;

/**
 * The address belongs to an account
 */
export type EmailTakenResponse = Error;

/**
 * More than the balance, or a key used for another call
 */
export type InsufficientFundsResponse = Error;

/**
 * The link was used or is too old
 */
export type LinkExpiredResponse = Error;

/**
 * No such key (licence_unknown), or no such device of it (device_unknown)
 */
export type LicenceUnknownResponse = Error;

/**
 * All places of the key are taken
 */
export type LicenceFullResponse = Error;

/**
 * The address has ended (link_expired), the release was withdrawn (release_withdrawn), or the plan has ended (plan_ended)
 */
export type DownloadEndedResponse = Error;

/**
 * What was bought was taken back (licence_revoked), or its plan has ended (licence_expired)
 */
export type LicenceRevokedResponse = Error;

/**
 * The body is too large
 */
export type TooLargeResponse = Error;

/**
 * The body's type is not accepted
 */
export type UnsupportedMediaTypeResponse = Error;

/**
 * The range lies outside the file
 */
export type RangeNotSatisfiableResponse = Error;

/**
 * Another request is still at it
 */
export type LockedResponse = Error;

/**
 * Storage is full
 */
export type NoRoomResponse = Error;

/**
 * Too many attempts
 */
export type TooManyRequestsResponse = Error;

/**
 * Not available at the moment
 */
export type ServiceUnavailableResponse = Error;

/**
 * The article's counts and the caller's own marks
 */
export type ReactionsResponse = PostReactions;

/**
 * Opens one order that was bought without an account
 */
export type OrderTokenParameter = string;

/**
 * Opens one conversation of somebody without an account
 */
export type ConversationTokenParameter = string;

/**
 * Text in the name of the thing, the administrator's name or the action, without regard to case
 */
export type ActivitySearchParameter = string;

/**
 * Id of the administrator
 */
export type ActivityPersonParameter = string;

/**
 * What was changed, such as product
 */
export type ActivityKindParameter = string;

/**
 * Repeating a call with the same key and body answers the first result again and moves no money.
 */
export type IdempotencyKeyParameter = string;

/**
 * Text that title or description must contain, without regard to case
 */
export type SearchParameter = string;

/**
 * Name or label of a category, without regard to case; an unknown one gives an empty page
 */
export type CategoryParameter = string;

export type PageParameter = number;

/**
 * Of a list that is a plain array; without it all rows up to 2,000, or 500 of a search
 */
export type ArrayLimitParameter = number;

export type LimitParameter = number;

/**
 * Part of the order's number, or of the customer's name or e-mail, without regard to case
 */
export type OrderSearchParameter = string;

export type OrderStatusParameter = OrderStatus;

/**
 * First day, by the shop's time zone
 */
export type FromDayParameter = string;

/**
 * Last day, by the shop's time zone
 */
export type ToDayParameter = string;

export type OrderSortParameter = AdminOrderSort;

export type ListSessionsParams = {
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type ListOrdersParams = {
/**
 * Part of the order number or of the product name, ignoring case. `#10125` finds order 10125.
 * @maxLength 100
 */
search?: string;
/**
 * Only orders in this state.
 */
status?: OrderStatus;
/**
 * A leading minus sorts in descending order.
 */
sort?: OwnOrderSort;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Of a list that is a plain array; without it all rows up to 2,000, or 500 of a search
 * @minimum 1
 * @maximum 2000
 */
limit?: ArrayLimitParameter;
};

export type ListConversationsParams = {
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type ListDownloadsParams = {
/**
 * Part of the file name or of the product name, ignoring case.
 * @maxLength 100
 */
search?: string;
/**
 * A leading minus sorts in descending order.
 */
sort?: DownloadSort;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Of a list that is a plain array; without it all rows up to 2,000, or 500 of a search
 * @minimum 1
 * @maximum 2000
 */
limit?: ArrayLimitParameter;
};

export type ListPlanOffersParams = {
/**
 * Country whose tax applies, used if the account has none. The country of the seller if omitted.
 */
country?: CountryCode;
};

export type ListLicencesParams = {
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Of a list that is a plain array; without it all rows up to 2,000, or 500 of a search
 * @minimum 1
 * @maximum 2000
 */
limit?: ArrayLimitParameter;
};

export type ListPayoutsParams = {
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type ListProductsParams = {
/**
 * Text that title or description must contain, without regard to case
 * @minLength 1
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Name or label of a category, without regard to case; an unknown one gives an empty page
 * @minLength 1
 * @maxLength 60
 */
category?: CategoryParameter;
/**
 * `featured` is the order that the studio has set.
 */
sort?: ProductSort;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type ListReviewsParams = {
/**
 * `best` and `worst` sort by stars, then newest first.
 */
sort?: ReviewSort;
/**
 * Only reviews with this number of stars.
 * @minimum 1
 * @maximum 5
 */
stars?: number;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type GetLatestReleaseParams = {
/**
 * `stable` if omitted; `beta` returns the newest release of both channels.
 */
channel?: ReleaseChannel;
};

export type ListPostsParams = {
/**
 * Text that title or description must contain, without regard to case
 * @minLength 1
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Name or label of a category, without regard to case; an unknown one gives an empty page
 * @minLength 1
 * @maxLength 60
 */
category?: CategoryParameter;
/**
 * Name of a tag, ignoring case.
 * @minLength 1
 * @maxLength 60
 */
tag?: string;
/**
 * `popular` leaves out articles without likes, saves or comments and starts with those that have the most.
 */
sort?: PostSort;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type AdminListUsersParams = {
/**
 * Part of the name or email address, ignoring case.
 * @maxLength 100
 */
search?: string;
/**
 * Only active or only suspended accounts.
 */
status?: UserStatus;
/**
 * Only customers or only administrators.
 */
role?: Role;
/**
 * A leading minus sorts in descending order.
 */
sort?: AdminUserSort;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Of a list that is a plain array; without it all rows up to 2,000, or 500 of a search
 * @minimum 1
 * @maximum 2000
 */
limit?: ArrayLimitParameter;
};

export type AdminListActivityParams = {
/**
 * Text in the name of the thing, the administrator's name or the action, without regard to case
 * @maxLength 100
 */
search?: ActivitySearchParameter;
/**
 * Id of the administrator
 */
person?: ActivityPersonParameter;
/**
 * What was changed, such as product
 * @maxLength 40
 * @pattern ^[a-z]+(-[a-z]+)*$
 */
kind?: ActivityKindParameter;
/**
 * First day, by the shop's time zone
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, by the shop's time zone
 * @maxLength 10
 */
to?: ToDayParameter;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminExportActivityParams = {
/**
 * Text in the name of the thing, the administrator's name or the action, without regard to case
 * @maxLength 100
 */
search?: ActivitySearchParameter;
/**
 * Id of the administrator
 */
person?: ActivityPersonParameter;
/**
 * What was changed, such as product
 * @maxLength 40
 * @pattern ^[a-z]+(-[a-z]+)*$
 */
kind?: ActivityKindParameter;
/**
 * First day, by the shop's time zone
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, by the shop's time zone
 * @maxLength 10
 */
to?: ToDayParameter;
};

export type ListSavedProductCardsParams = {
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type SearchAccountParams = {
/**
 * Part of a product title, an order number or a file name, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
q: string;
};

export type ListNotificationsParams = {
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type ListTransactionsParams = {
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type AdminListPicturesParams = {
/**
 * Part of the name or of the description, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListProductsParams = {
/**
 * Text that title or description must contain, without regard to case
 * @minLength 1
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Only published products or only drafts.
 */
status?: ProductStatus;
/**
 * Only products of this category.
 */
category?: ProductCategory;
/**
 * A leading minus sorts in descending order.
 */
sort?: AdminProductSort;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminImportRowsParams = {
/**
 * `check` reports problems only; `import` also saves.
 */
mode: ImportMode;
/**
 * For each column of the kind its position in the header, from 0, or -1 for none, separated by commas. If omitted, columns are recognised by name.
 * @maxLength 100
 * @pattern ^-?\d{1,3}(,-?\d{1,3})*$
 */
places?: string;
/**
 * Emails new customers a link to set their password. Applies to `customers` only.
 */
invite?: boolean;
};

export type AdminListOrdersParams = {
/**
 * Part of the order's number, or of the customer's name or e-mail, without regard to case
 * @minLength 1
 * @maxLength 100
 */
search?: OrderSearchParameter;
status?: OrderStatusParameter;
/**
 * First day, by the shop's time zone
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, by the shop's time zone
 * @maxLength 10
 */
to?: ToDayParameter;
/**
 * A leading minus turns the order round
 */
sort?: OrderSortParameter;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminExportOrdersParams = {
/**
 * Part of the order's number, or of the customer's name or e-mail, without regard to case
 * @minLength 1
 * @maxLength 100
 */
search?: OrderSearchParameter;
status?: OrderStatusParameter;
/**
 * First day, by the shop's time zone
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, by the shop's time zone
 * @maxLength 10
 */
to?: ToDayParameter;
/**
 * A leading minus turns the order round
 */
sort?: OrderSortParameter;
};

export type AdminExportInvoicesParams = {
/**
 * Month as `yyyy-mm`, in the time zone of the shop.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
month: string;
};

export type AdminListPayoutsParams = {
/**
 * Part of the reference, or of the name or email of the customer, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only payouts in this state.
 */
status?: PayoutStatus;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListCouponsParams = {
/**
 * Part of the code, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * true for coupons that can be used now, false for the others.
 */
active?: boolean;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListMailsParams = {
/**
 * Part of the name or address of the recipient, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only emails of this kind, such as `receipt`; see `adminListMailPreviews`.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[a-z-]+$
 */
kind?: string;
/**
 * Only emails in this state.
 */
status?: MailStatus;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminGetAnalyticsParams = {
/**
 * First day, in the time zone of the shop.
 */
from: string;
/**
 * Last day, in the time zone of the shop. Today counts up to now.
 */
to: string;
/**
 * Length of a point: days, weeks from Monday, or months.
 */
unit: AnalyticsUnit;
};

export type ListSavedPostsParams = {
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type ListCommentsParams = {
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 60
 */
limit?: LimitParameter;
};

export type AdminListPostsParams = {
/**
 * Part of the title or excerpt, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only articles in this state.
 */
status?: PostStatus;
/**
 * Name or label of a category, without regard to case; an unknown one gives an empty page
 * @minLength 1
 * @maxLength 60
 */
category?: CategoryParameter;
/**
 * A leading minus sorts in descending order.
 */
sort?: AdminPostSort;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminProposeAddressParams = {
/**
 * The title to derive it from.
 * @minLength 1
 * @maxLength 150
 */
title: string;
/**
 * Number of the article or page itself, whose own addresses count as free. Omit for a new one.
 * @minimum 1
 * @maximum 999999999
 */
id?: number;
};

export type AdminListRevisionsParams = {
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminUndoSiteChangeBody = {
  /**
     * The entry of the activity
     * @minimum 1
     * @maximum 2147483647
     */
  entry: number;
};

export type AdminListPaymentsParams = {
/**
 * Part of the code, reference or transfer number, or of the name or email of the customer, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only payments in this state; `waiting` is for those that need a decision.
 */
status?: PaymentFilter;
/**
 * Only payments of this provider.
 */
provider?: PaymentProvider;
/**
 * First day, by the shop's time zone
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, by the shop's time zone
 * @maxLength 10
 */
to?: ToDayParameter;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListConversationsParams = {
/**
 * Part of the name, email, subject or a message, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only conversations in this state.
 */
status?: ConversationStatus;
/**
 * `me` for those of the caller, `nobody` for those without an assignee.
 */
assignee?: AssigneeFilter;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListCommentsParams = {
/**
 * Part of the comment or of the name of its author, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only comments in this state.
 */
status?: ModerationStatus;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListReviewsParams = {
/**
 * Part of the review or of the name of its author, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only reviews in this state.
 */
status?: ModerationStatus;
/**
 * Only reviews with this number of stars.
 * @minimum 1
 * @maximum 5
 */
stars?: number;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListSubscribersParams = {
/**
 * Which list; the newsletter if omitted.
 */
list?: SubscriberList;
/**
 * Part of the address, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only addresses in this state.
 */
status?: SubscriberState;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminDeleteSubscriberParams = {
/**
 * Which list; the newsletter if omitted.
 */
list?: SubscriberList;
};

export type AdminExportSubscribersParams = {
/**
 * Which list; the newsletter if omitted.
 */
list?: SubscriberList;
/**
 * Part of the address, ignoring case.
 * @minLength 1
 * @maxLength 100
 */
search?: string;
/**
 * Only addresses in this state.
 */
status?: SubscriberState;
};

