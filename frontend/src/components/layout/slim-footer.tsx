import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Container } from '../ui/container.tsx';
import { FooterLine } from './footer-line.tsx';
import { footerPages, footerProducts, type SiteDetails } from './site-links.ts';
import { useAdministration } from './use-working-area.ts';

interface SlimFooterProps {
  readonly site: SiteDetails;
  readonly year: number;
}

const linkClass =
  'inline-block py-1.5 text-muted-foreground pointer-coarse:py-3 transition-colors hover:text-foreground hover:underline hover:underline-offset-4';

/** The footer's links in few full lines, for working areas where people come for something else. Read by column. */
export function SlimFooter({ site, year }: SlimFooterProps) {
  const isWide = useAdministration();
  return (
    <footer className="mt-auto border-t border-border bg-muted">
      <Container className={clsx('pt-5 pb-3', isWide && 'max-w-none lg:px-5')}>
        <nav aria-label="Footer">
          <ul className="grid grid-flow-col grid-rows-6 justify-between gap-x-4 text-xs sm:grid-rows-3 lg:grid-rows-2">
            {footerProducts.map(({ label, id }) => (
              <li key={id}>
                <Link to="/product/$id" params={{ id }} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
            {footerPages.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
            {site.links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener" className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <FooterLine
          site={site}
          year={year}
          className={clsx('mt-3 border-t border-border', isWide && 'min-[90rem]:pr-10')}
        />
      </Container>
    </footer>
  );
}
