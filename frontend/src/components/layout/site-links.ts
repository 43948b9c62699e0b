/** The six links of the navigation, in the order of the header and the mobile menu. */
export const navigation = [
  { label: 'Home', to: '/' },
  { label: 'Products', to: '/products' },
  { label: 'Services', to: '/services' },
  { label: 'Blog', to: '/blog' },
  { label: 'About Us', to: '/about' },
  { label: 'Contact Us', to: '/contact' },
] as const;

/** The four apps of the footer. */
export const footerProducts = [
  { label: 'Ramadan Calendar 2025', id: '1' },
  { label: 'Bangla Calendar 2025', id: '2' },
  { label: 'Learn UX UI Design Bangla', id: '3' },
  { label: 'Mehndi & Henna Design', id: '4' },
] as const;

/** The studio's own pages in the footer. */
export const footerPages = [
  { label: 'Blog', to: '/blog' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms and Conditions', to: '/terms-and-conditions' },
] as const;

/** What the bars show of the site's settings. */
export interface SiteDetails {
  readonly name: string;
  readonly description: string;
  readonly contactEmail: string;
  readonly location: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly social: readonly { readonly network: string; readonly url: string }[];
}
