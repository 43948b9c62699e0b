/** One stroke language for all networks: 24 grid, 1.5 px, round ends, like the other icons of the site. */
const drawings: Record<string, { readonly name: string; readonly path: string }> = {
  facebook: { name: 'Facebook', path: 'M16.5 3.5H15A3.5 3.5 0 0 0 11.5 7v13.5M8 11.5h7.5' },
  x: { name: 'X', path: 'M4 4h4.2l11.8 16h-4.2ZM19.5 4l-6.3 7M4.5 20l6.3-7' },
  twitter: { name: 'Twitter', path: 'M4 4h4.2l11.8 16h-4.2ZM19.5 4l-6.3 7M4.5 20l6.3-7' },
  linkedin: { name: 'LinkedIn', path: 'M5.5 10v10M5.5 5.5v.01M10.5 20V10M10.5 14.5a4.25 4.25 0 0 1 8.5 0V20' },
  github: {
    name: 'GitHub',
    path: 'M9.25 20.5v-3.25c0-.9.3-1.6.8-2.05-2.8-.3-4.8-1.65-4.8-5 0-1.2.4-2.2 1.1-3-.2-.9-.1-1.8.3-2.7 0 0 1.15-.2 2.9 1.05a9.8 9.8 0 0 1 4.9 0c1.75-1.25 2.9-1.05 2.9-1.05.4.9.5 1.8.3 2.7.7.8 1.1 1.8 1.1 3 0 3.35-2 4.7-4.8 5 .5.45.8 1.15.8 2.05v3.25M9.25 18.2c-2.6.6-3.6-.9-4.2-2',
  },
  youtube: {
    name: 'YouTube',
    path: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10.25 9.25v5.5l4.75-2.75Z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.25a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5ZM16.75 7.25v.01',
  },
};

/** The network's name as its owners write it; the given name if we have no icon for it. */
export function networkName(network: string): string {
  return drawings[network]?.name ?? network;
}

interface BrandIconProps {
  readonly network: string;
  readonly className?: string;
}

/** Icon of a social network; a plain ring for an unknown network. */
export function BrandIcon({ network, className = 'size-5' }: BrandIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={drawings[network]?.path ?? 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z'} />
    </svg>
  );
}
