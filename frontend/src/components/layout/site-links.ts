import { t } from '@lingui/core/macro';
import type { Sign } from './logo.tsx';

/** The six links of the navigation, in the order of the header and the mobile menu. */
export const navigation = [
  { label: t`Home`, to: '/' },
  { label: t`Products`, to: '/products' },
  { label: t`Services`, to: '/services' },
  { label: t`Blog`, to: '/blog' },
  { label: t`About Us`, to: '/about' },
  { label: t`Contact Us`, to: '/contact' },
] as const;

interface Link {
  readonly label: string;
  readonly url: string;
}

/** The site details that header and footer show. */
export interface SiteDetails extends Sign {
  readonly description: string;
  readonly contactEmail: string;
  readonly location: string;
  /** The owner's sentence in front of the year and the name. */
  readonly footerLine: string;
  readonly footer: readonly { readonly title: string; readonly links: readonly Link[] }[];
  readonly social: readonly { readonly network: string; readonly url: string }[];
}
