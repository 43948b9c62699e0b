import type { StoredPicture } from '../../contract/rules/picture.ts';
import type { PlanRights } from '../../contract/rules/plan-rights.ts';

export type PictureContent = StoredPicture;

/** One entry of `media.json`; its key is the picture's name, for example `products/ramadan-cover`. */
export type MediaEntry = Omit<PictureContent, 'alt'>;

export type SocialNetwork = 'facebook' | 'x' | 'linkedin' | 'github' | 'youtube' | 'instagram';

export type SocialLink = { network: SocialNetwork; url: string };

export type ThemeName = 'light' | 'dark' | 'system';

export type SiteContent = {
  name: string;
  description: string;
  contactEmail: string;
  phone: string;
  location: string;
  channelUrl: string;
  promo: { text: string; linkText: string; url: string } | null;
  social: SocialLink[];
  registrationOpen: boolean;
  defaultTheme: ThemeName | null;
};

export type BusinessHoursContent = { days: string; hours: string };

/** `icon` is the name of a lucide icon. */
export type StatContent = { icon: string; label: string; value: string };

export type MissionContent = {
  title: string;
  text: string;
  values: { icon: string; title: string; description: string }[];
};

export type SlideContent = {
  id: number;
  productId: number;
  name: string;
  category: string;
  description: string;
  features: string[];
  picture: PictureContent;
};

export type ProductCategory = 'Android Applications' | 'Windows Applications' | 'Graphics Design';

export type ProductBadge = 'New' | 'Popular' | 'Best Seller' | 'Featured' | 'Pro' | 'Top Rated';

/** `price` in US dollars. */
export type PricingTierContent = {
  name: string;
  price: number;
  period: string;
  rights: PlanRights;
  features: string[];
};

/** A product's long text, and the pictures that it shows. */
export type ProductTextContent = {
  /** Markdown. */
  content: string;
  figures: PictureContent[];
};

/** The source of a product: card and detail page in one. `images[0]` is the card's picture. */
export type ProductSource = {
  id: number;
  title: string;
  /** Paragraphs separated by blank lines; the first is short and complete, so that the card can show it alone. */
  description: string;
  text?: ProductTextContent;
  category: ProductCategory;
  badges: ProductBadge[];
  /** Phrases of a few words; the card shows the first three as chips. */
  features: string[];
  benefits: string[];
  requirements: string[];
  faqs?: FaqContent[];
  images: PictureContent[];
  pricing: PricingTierContent[];
  /** A program that requires a licence key. */
  licenceKeys?: boolean;
  /** Name of its live piece in `demo/live/pieces.ts`. */
  preview: { kind: 'component'; component: string };
  demoLink: string;
  downloadLink: string;
  rating: number;
  reviews: number;
  downloads: string;
  version: string;
  /** ISO date. */
  lastUpdate: string;
};

/** `body_html` is the rendered long text; null without one. */
export type ProductContent = ProductSource & { body_html: string | null };

/** The source of an article. */
export type PostSource = {
  id: number;
  title: string;
  excerpt: string;
  content: string;
  format: 'markdown';
  /** Pictures that the text shows. */
  figures: PictureContent[];
  image: PictureContent;
  author: string;
  /** ISO date. */
  date: string;
  readTime: string;
  category: 'Mobile Development' | 'UI/UX Design';
  tags: string[];
  /** Name of its series, or empty. */
  series: string;
};

/** `html` is the rendered Markdown. */
export type PostContent = PostSource & { html: string };

/** The source of a case study; `services` are the positions of services, which are their ids. */
export type CaseStudySource = {
  id: number;
  address: string;
  title: string;
  client: string;
  client_named: boolean;
  place: string;
  sector: string;
  year: number;
  services: number[];
  summary: string;
  challenge: string;
  work: string;
  results: { value: string; label: string; source: string }[];
  /** Markdown. */
  content: string;
  /** Pictures that the text shows. */
  figures: PictureContent[];
  image: PictureContent;
  quote: string;
  quote_name: string;
  quote_role: string;
  rating: number | null;
  portrait: PictureContent | null;
  post_id: number | null;
  /** ISO date. */
  published_on: string;
};

/** `html` is the rendered Markdown. */
export type CaseStudyContent = CaseStudySource & { html: string };

export type CommentContent = {
  id: string;
  postId: number;
  author: string;
  /** Plain text. */
  text: string;
  /** ISO time. */
  createdAt: string;
};

export type ReviewContent = {
  id: string;
  productId: number;
  author: string;
  /** 1 to 5 */
  stars: number;
  /** Plain text. */
  text: string;
  /** The studio's reply. */
  answer: string | null;
  /** ISO time. */
  createdAt: string;
};

export type ServiceContent = {
  icon: string;
  title: string;
  description: string;
  longDescription: string;
  features: string[];
  image: PictureContent;
};

export type TeamMemberContent = {
  name: string;
  role: string;
  image: PictureContent;
  bio: string;
  social: SocialLink[];
};

export type TestimonialContent = {
  name: string;
  role: string;
  company: string;
  service: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  image: PictureContent;
};

/** `answer`: plain text; paragraphs separated by blank lines. */
export type FaqContent = { question: string; answer: string };

export type SuiteFeatureContent = { icon: string; title: string; description: string };

/** `contact` is followed by a link to the site's contact email. */
export type LegalBlock =
  | { type: 'heading'; text: string }
  | { type: 'text'; text: string }
  | { type: 'list'; items: { term: string | null; text: string }[] }
  | { type: 'contact'; text: string };

export type LegalContent = {
  title: string;
  /** As displayed, for example 'January 28, 2025'; null when the page has no date. */
  lastUpdated: string | null;
  /** for search engines */
  description: string;
  sections: { id: string; title: string; blocks: LegalBlock[] }[];
};

/** `duration` as displayed, for example '2:40'. */
export type FilmContent = {
  title: string;
  embedUrl: string | null;
  files: { url: string }[];
  captions: { language: 'en' | 'bn'; url: string }[];
  duration: string;
  poster: PictureContent;
};

export type AddressContent = {
  type: 'home' | 'office';
  street: string;
  city: string;
  state: string | null;
  postal_code: string;
  country: string;
};

/** `address` is the profile's single line; `addresses` are the saved ones, oldest first. */
export type CustomerContent = { name: string; address: string; addresses: AddressContent[] };
