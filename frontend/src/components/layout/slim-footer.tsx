import { t } from '@lingui/core/macro';
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
  'inline-block py-1.5 text-muted-foreground pointer-coarse:py-3 lg:pointer-fine:py-1 transition-colors hover:text-foreground hover:underline hover:underline-offset-4';

/** As many links as fit in the columns of a phone. */
const FULL = 15;

/**
 * The complete footer as two or three lines of small type, for working areas, where it is secondary. On a phone its
 * links have columns, read downwards, and the height of a finger.
 */
export function SlimFooter({ site, year }: SlimFooterProps) {
  const isWide = useIsAdminArea();
  const links = site.footer.flatMap((column) => column.links);
  return (
    <footer className="mt-auto border-t border-border bg-muted">
      <Container className={clsx('pt-5 pb-3 lg:py-3', isWide && 'max-w-none lg:px-5')}>
        <nav aria-label={t`Footer`}>
          <ul
            className={clsx(
              'gap-x-4 text-xs lg:flex lg:flex-wrap',
              links.length > FULL ? 'flex flex-wrap' : 'columns-2 sm:columns-4',
            )}
          >
            {links.map((link) => (
              <li key={link.url} className="min-w-0 break-inside-avoid wrap-anywhere">
                <FooterAnchor link={link} className={linkClass} />
              </li>
            ))}
          </ul>
        </nav>
        <FooterBar
          site={site}
          year={year}
          className={clsx(
            'mt-3 border-t border-border lg:mt-0 lg:border-0 lg:pt-0 lg:pointer-fine:[&_a]:size-8 [&_p]:text-xs',
            isWide && 'min-[90rem]:pe-10',
          )}
        />
      </Container>
    </footer>
  );
}
