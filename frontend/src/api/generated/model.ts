import type { ErrorCode } from './enums/ErrorCode.ts';
export { ErrorCode } from './enums/ErrorCode.ts';
import type { UserStatus } from './enums/UserStatus.ts';
export { UserStatus } from './enums/UserStatus.ts';
import type { Role } from './enums/Role.ts';
export { Role } from './enums/Role.ts';
import type { TransactionType } from './enums/TransactionType.ts';
export { TransactionType } from './enums/TransactionType.ts';
import type { OrderStatus } from './enums/OrderStatus.ts';
export { OrderStatus } from './enums/OrderStatus.ts';
import type { AddressType } from './enums/AddressType.ts';
export { AddressType } from './enums/AddressType.ts';
import type { Theme } from './enums/Theme.ts';
export { Theme } from './enums/Theme.ts';
import type { SocialNetwork } from './enums/SocialNetwork.ts';
export { SocialNetwork } from './enums/SocialNetwork.ts';
import type { Badge } from './enums/Badge.ts';
export { Badge } from './enums/Badge.ts';
import type { ProductSort } from './enums/ProductSort.ts';
export { ProductSort } from './enums/ProductSort.ts';
export { LegalPageName } from './enums/LegalPageName.ts';
import type { LegalBlockType } from './enums/LegalBlockType.ts';
export { LegalBlockType } from './enums/LegalBlockType.ts';
import type { SearchHitKind } from './enums/SearchHitKind.ts';
export { SearchHitKind } from './enums/SearchHitKind.ts';
import type { NotificationKind } from './enums/NotificationKind.ts';
export { NotificationKind } from './enums/NotificationKind.ts';
import type { ProductStatus } from './enums/ProductStatus.ts';
export { ProductStatus } from './enums/ProductStatus.ts';
import type { ProductCategory } from './enums/ProductCategory.ts';
export { ProductCategory } from './enums/ProductCategory.ts';
import type { AdminProductSort } from './enums/AdminProductSort.ts';
export { AdminProductSort } from './enums/AdminProductSort.ts';
import type { AdminOrderSort } from './enums/AdminOrderSort.ts';
export { AdminOrderSort } from './enums/AdminOrderSort.ts';
import type { AnalyticsUnit } from './enums/AnalyticsUnit.ts';
export { AnalyticsUnit } from './enums/AnalyticsUnit.ts';
import type { CommentStatus } from './enums/CommentStatus.ts';
export { CommentStatus } from './enums/CommentStatus.ts';
export { ContentList } from './enums/ContentList.ts';
export { ContentKind } from './enums/ContentKind.ts';
import type { PostStatus } from './enums/PostStatus.ts';
export { PostStatus } from './enums/PostStatus.ts';
import type { AdminPostSort } from './enums/AdminPostSort.ts';
export { AdminPostSort } from './enums/AdminPostSort.ts';
import type { ServiceIcon } from './enums/ServiceIcon.ts';
export { ServiceIcon } from './enums/ServiceIcon.ts';
import type { MessageStatus } from './enums/MessageStatus.ts';
export { MessageStatus } from './enums/MessageStatus.ts';
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

export interface RegisterInput {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  email: Email;
  password: NewPassword;
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



export interface User {
  id: string;
  name: string;
  email: string;
  status: UserStatus;
  role: Role;
  is_admin: boolean;
  /** The same as is_admin under the session's name */
  isAdmin: boolean;
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
  /**
     * The version that was edited
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
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
     * Dollars, negative to take money out; not 0
     * @minimum -10000
     * @maximum 10000
     */
  amount: number;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  reason: string;
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

export interface ActivityPage {
  items: ActivityEntry[];
  /** @minimum 0 */
  total: number;
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
}

export interface WalletBalance {
  /** @minimum 0 */
  balance: number;
}

export interface AmountInput {
  /**
     * Dollars with at most two decimals
     * @minimum 0.01
     * @maximum 10000
     */
  amount: number;
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

export interface BusinessHours {
  days: string;
  hours: string;
}

export interface Site {
  name: string;
  description: string;
  contactEmail: string;
  phone: string;
  location: string;
  /** The messaging channel */
  channelUrl: string;
  promo: Promo | null;
  social: SocialLink[];
  /** Other sites of the studio */
  links: Link[];
  hours: BusinessHours[];
  registrationOpen: boolean;
  /** Whether the site is closed to everybody but super-admins */
  maintenance: boolean;
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
  badges: Badge[];
  version: string;
  lastUpdate: string;
}

export interface PostCard {
  /** @minimum 1 */
  id: number;
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

export interface IconText {
  /** Name of an outline icon */
  icon: string;
  title: string;
  description: string;
}

export interface Film {
  title: string;
  /**
     * Player of the privacy-friendly host; without one the site tells the story in its own pictures
     * @nullable
     */
  embedUrl: string | null;
  duration: string;
  poster: Picture;
}

export interface Home {
  slides: Slide[];
  testimonials: Testimonial[];
  /**
     * Newest product versions
     * @maxItems 4
     */
  releases: ProductCard[];
  /**
     * Newest articles
     * @maxItems 3
     */
  posts: PostCard[];
  faqs: Faq[];
  /** Features of the coming premium suite */
  suite: IconText[];
  film: Film;
}


export interface ProductPage {
  items: ProductCard[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

export interface PricingTier {
  name: string;
  /** @minimum 0 */
  price: number;
  period: string;
  features: string[];
}

export interface Product {
  /** @minimum 1 */
  id: number;
  title: string;
  description: string;
  features: string[];
  benefits: string[];
  images: Picture[];
  demoLink: string;
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
  badges: Badge[];
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

export interface Post {
  /** @minimum 1 */
  id: number;
  title: string;
  excerpt: string;
  image: Picture;
  author: string;
  date: string;
  readTime: string;
  category: string;
  tags: string[];
  /** Plain text; blank lines separate the paragraphs */
  content: string;
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
  sections: LegalSection[];
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
     * Hidden from people; must stay empty
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

export interface OrderInput {
  /**
     * @minimum 1
     * @maximum 999999999
     */
  product_id: number;
  /**
     * Name of one of the product's pricing tiers
     * @minLength 1
     * @maxLength 60
     */
  tier: string;
}

export interface OrderEvent {
  status: OrderStatus;
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
  /** @nullable */
  tier: string | null;
  /**
     * The file that came with the order
     * @nullable
     */
  download_id: string | null;
  history: OrderEvent[];
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
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}




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
  badges: Badge[];
  pricing: PricingTier[];
  images: Picture[];
  demoLink: string;
  downloadLink: string;
  /** What buyers of this version get; null while there is none */
  file: ProductFile | null;
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
 * An address that begins with https
 * @maxLength 500
 * @pattern ^https://[^\s/?#]+\.[^\s]+$
 */
export type SecureLink = string;

export interface PricingTierInput {
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name: string;
  /**
     * @minimum 0
     * @maximum 10000
     */
  price: number;
  /**
     * @minLength 1
     * @maxLength 30
     * @pattern \S
     */
  period: string;
  /** @maxItems 12 */
  features: ProductLine[];
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
  /** @maxItems 6 */
  badges: Badge[];
  /**
     * @minItems 1
     * @maxItems 6
     */
  pricing: PricingTierInput[];
  /**
     * The first one is the cover
     * @minItems 1
     * @maxItems 12
     */
  images: ProductPictureInput[];
  demoLink: SecureLink;
  downloadLink: SecureLink;
  /**
     * An uploaded file that becomes the one of this version; null leaves everything as it is
     * @nullable
     */
  fileId: string | null;
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


export interface OrderCustomer {
  id: string;
  name: string;
  email: string;
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
  /** The wallet's ledger entries of this order */
  movements: OrderMovement[];
  file: OrderFile | null;
  /** The states it can be moved to */
  next: OrderStatus[];
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

export type AdminOverviewWaitingComments = {
  /** @minimum 0 */
  total: number;
  /** @maxItems 4 */
  items: AdminWaitingComment[];
};

export type AdminOverviewNewMessages = {
  /** @minimum 0 */
  total: number;
  /** @maxItems 4 */
  items: AdminNewMessage[];
};

export interface AdminOverview {
  /** The moment the figures are counted to */
  asOf: string;
  users: AdminFigure;
  orders: AdminFigure;
  revenue: AdminFigure;
  growth: AdminGrowth;
  /** @maxItems 6 */
  latestOrders: AdminLatestOrder[];
  waitingComments: AdminOverviewWaitingComments;
  newMessages: AdminOverviewNewMessages;
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
  points: AnalyticsPoint[];
  /** @maxItems 8 */
  products: AnalyticsProduct[];
  /** @maxItems 8 */
  articles: AnalyticsArticle[];
}

export interface PostTopic {
  name: string;
  /** @minimum 1 */
  posts: number;
}

export interface PostTopics {
  /** @maxItems 500 */
  categories: PostTopic[];
  /** @maxItems 500 */
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

export interface NewsletterInput {
  email: Email;
  /**
     * Hidden from people; must stay empty
     * @maxLength 200
     */
  website?: string;
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
 * @pattern ^https://
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
  /** @maxLength 400 */
  excerpt: string;
  /**
     * Plain text; blank lines separate the paragraphs
     * @maxLength 30000
     */
  content: string;
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


export interface AdminMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: MessageStatus;
  createdAt: string;
}

export interface MessageCounts {
  /** @minimum 0 */
  new: number;
  /** @minimum 0 */
  answered: number;
  /** @minimum 0 */
  spam: number;
}

export interface AdminMessagePage {
  items: AdminMessage[];
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
  counts: MessageCounts;
}

export interface MessageChange {
  status: MessageStatus;
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
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
  counts: CommentCounts;
}

export interface CommentModeration {
  status: ModerationStatus;
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
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  limit: number;
}

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
 * Exact name, or 'Scripts & Plugins' for both; an unknown one gives an empty page
 */
export type CategoryParameter = string;

export type PageParameter = number;

export type LimitParameter = number;

/**
 * Part of the order's number, or of the customer's name or e-mail, without regard to case
 */
export type OrderSearchParameter = string;

export type OrderStatusParameter = OrderStatus;

/**
 * First day, UTC
 */
export type FromDayParameter = string;

/**
 * Last day, UTC
 */
export type ToDayParameter = string;

export type OrderSortParameter = AdminOrderSort;

export type ListProductsParams = {
/**
 * Text that title or description must contain, without regard to case
 * @minLength 1
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Exact name, or 'Scripts & Plugins' for both; an unknown one gives an empty page
 * @minLength 1
 * @maxLength 60
 */
category?: CategoryParameter;
/**
 * featured is the studio's own order
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

export type ListPostsParams = {
/**
 * Text that title or description must contain, without regard to case
 * @minLength 1
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Exact name, or 'Scripts & Plugins' for both; an unknown one gives an empty page
 * @minLength 1
 * @maxLength 60
 */
category?: CategoryParameter;
/**
 * @minLength 1
 * @maxLength 60
 */
tag?: string;
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
 * First day, UTC
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, UTC
 * @maxLength 10
 */
to?: ToDayParameter;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
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
 * First day, UTC
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, UTC
 * @maxLength 10
 */
to?: ToDayParameter;
};

export type SearchAccountParams = {
/**
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
 * Text that name or description must contain
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
status?: ProductStatus;
category?: ProductCategory;
/**
 * A leading minus turns the order round
 */
sort?: AdminProductSort;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 100
 */
limit?: number;
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
 * First day, UTC
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, UTC
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
 * First day, UTC
 * @maxLength 10
 */
from?: FromDayParameter;
/**
 * Last day, UTC
 * @maxLength 10
 */
to?: ToDayParameter;
/**
 * A leading minus turns the order round
 */
sort?: OrderSortParameter;
};

export type AdminGetAnalyticsParams = {
/**
 * First day, UTC
 */
from: string;
/**
 * Last day, UTC; it counts up to now when it is today
 */
to: string;
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
 * Text that title or excerpt must contain
 * @minLength 1
 * @maxLength 100
 */
search?: string;
status?: PostStatus;
/**
 * Exact name, or 'Scripts & Plugins' for both; an unknown one gives an empty page
 * @minLength 1
 * @maxLength 60
 */
category?: CategoryParameter;
sort?: AdminPostSort;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListMessagesParams = {
/**
 * Text that name, e-mail, subject or message must contain
 * @minLength 1
 * @maxLength 100
 */
search?: string;
status?: MessageStatus;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListCommentsParams = {
/**
 * Text that the comment or its author must contain
 * @minLength 1
 * @maxLength 100
 */
search?: string;
status?: ModerationStatus;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminListSubscribersParams = {
/**
 * Text that the address must contain
 * @minLength 1
 * @maxLength 100
 */
search?: string;
status?: SubscriberState;
/**
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type AdminExportSubscribersParams = {
/**
 * Text that the address must contain
 * @minLength 1
 * @maxLength 100
 */
search?: string;
status?: SubscriberState;
};

