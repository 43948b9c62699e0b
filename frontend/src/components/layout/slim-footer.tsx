import { clsx } from 'clsx';
import { Container } from '../ui/container.tsx';
import { FooterAnchor } from './footer-anchor.tsx';
import { FooterBar } from './footer-bar.tsx';
import type { SiteDetails } from './site-links.ts';
import { useIsAdminArea } from './use-app-area.ts';

interface SlimFooterProps {
  readonly site: SiteDetails;
  readonly year: number;
}

const linkClass =
  'inline-block py-1.5 text-muted-foreground pointer-coarse:py-3 transition-colors hover:text-foreground hover:underline hover:underline-offset-4';

/** As many links as fit in the columns of a phone. */
const FULL = 15;

/** The footer's links in a few full lines, for working areas, where links are secondary. Read by column. */
export function SlimFooter({ site, year }: SlimFooterProps) {
  const isWide = useIsAdminArea();
  const links = site.footer.flatMap((column) => column.links);
  return (
    <footer className="mt-auto border-t border-border bg-muted">
      <Container className={clsx('pt-5 pb-3', isWide && 'max-w-none lg:px-5')}>
        <nav aria-label="Footer">
          <ul
            className={clsx(
              'gap-x-4 text-xs',
              links.length > FULL
                ? 'flex flex-wrap'
                : 'grid grid-flow-col grid-rows-6 justify-between sm:grid-rows-3 lg:grid-rows-2',
            )}
          >
            {links.map((link) => (
              <li key={link.url} className="min-w-0 wrap-anywhere">
                <FooterAnchor link={link} className={linkClass} />
              </li>
            ))}
          </ul>
        </nav>
        <FooterBar
          site={site}
          year={year}
          className={clsx('mt-3 border-t border-border', isWide && 'min-[90rem]:pr-10')}
        />
      </Container>
    </footer>
  );
}
