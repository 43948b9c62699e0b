import type { ColumnType, Generated } from 'kysely';
import type { SectionDocuments } from '../../shared/section-documents.ts';
import type { DeletedAt, Json, SocialNetwork, StoredPicture } from './schema-catalogue.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Touched = ColumnType<Date, Date | undefined, Date>;

/** Columns of every content list; `version` is incremented with each change, so that a stale form can be rejected. */
interface Shown {
  id: Generated<number>;
  position: Generated<number>;
  published: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Touched;
  deleted_at: DeletedAt;
}

export interface TestimonialsTable extends Shown {
  name: string;
  role: string;
  company: string;
  service: string;
  rating: number;
  comment: string;
  image: Json<StoredPicture>;
}

export interface FaqsTable extends Shown {
  question: string;
  answer: string;
}

export interface ServicesTable extends Shown {
  /** name of an outline icon */
  icon: string;
  title: string;
  description: string;
  long_description: string;
  features: Json<string[]>;
  image: Json<StoredPicture>;
}

export interface TeamMembersTable extends Shown {
  name: string;
  role: string;
  image: Json<StoredPicture>;
  bio: string;
  social: Json<{ network: SocialNetwork; url: string }[]>;
}

interface StoredLegalPage {
  title: string;
  lastUpdated: string | null;
  /** missing if an earlier release has stored the page */
  description?: string;
  sections: {
    id: string;
    title: string;
    blocks: {
      type: 'heading' | 'text' | 'list' | 'contact';
      text: string;
      items: { term: string | null; text: string }[];
    }[];
  }[];
}

/** Content edited as a whole, by name. */
export interface SiteDocuments extends SectionDocuments {
  /** Only the cards of `comingSoon`, for earlier releases. */
  suite: SectionDocuments['comingSoon']['cards'];
  'privacy-policy': StoredLegalPage;
  'terms-and-conditions': StoredLegalPage;
}

export interface SiteDocumentsTable {
  name: keyof SiteDocuments;
  body: Json<SiteDocuments[keyof SiteDocuments]>;
  version: Generated<number>;
  updated_at: Touched;
}

type MessageState = 'new' | 'answered' | 'spam';

export interface ContactMessagesTable {
  id: Generated<string>;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: ColumnType<MessageState, MessageState | undefined, MessageState>;
  /** Keyed hash of the sender's network: distinguishes senders without storing their addresses. */
  ip_hash: string;
  created_at: CreatedAt;
}

/** Belongs to either a user or a visitor who has not signed in. */
export interface SavedProductsTable {
  user_id: string | null;
  visitor_id: string | null;
  product_id: number;
  /** When it was last saved. */
  created_at: ColumnType<Date, Date | undefined, Date>;
}

export interface ShowcaseTables {
  testimonials: TestimonialsTable;
  faqs: FaqsTable;
  services: ServicesTable;
  team_members: TeamMembersTable;
  site_documents: SiteDocumentsTable;
  contact_messages: ContactMessagesTable;
  saved_products: SavedProductsTable;
}
