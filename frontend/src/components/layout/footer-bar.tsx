import { clsx } from 'clsx';
import { formatNumber } from '@/lib/format.ts';
import { BrandIcon, networkName } from '../brand/brand-icon.tsx';
import { LanguageLink } from './language-link.tsx';
import type { SiteDetails } from './site-links.ts';

interface FooterBarProps {
  readonly site: SiteDetails;
  readonly year: number;
  readonly className?: string;
}

/** The last line of every page: name, year, language and social links. */
export function FooterBar({ site, year, className }: FooterBarProps) {
  return (
    <div className={clsx('flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-4', className)}>
      <p className="text-sm text-balance text-muted-foreground">{`${site.footerLine} © ${formatNumber(year)} ${site.name}`}</p>
      <LanguageLink className="-mx-3 sm:me-auto" />
      {/* Room for the back-to-top button, which floats in this corner where the page has no margin for it. */}
      <ul className="-mx-3 flex sm:max-[90rem]:me-10">
        {site.social.map(({ network, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              title={networkName(network)}
              className="inline-flex size-11 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
            >
              <BrandIcon network={network} />
              <span className="sr-only">{networkName(network)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
