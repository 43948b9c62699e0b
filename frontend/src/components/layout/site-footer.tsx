import { clsx } from 'clsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import { Container } from '../ui/container.tsx';
import { FooterAnchor } from './footer-anchor.tsx';
import { FooterBar } from './footer-bar.tsx';
import { FooterList } from './footer-list.tsx';
import { Logo } from './logo.tsx';
import type { SiteDetails } from './site-links.ts';
import { SlimFooter } from './slim-footer.tsx';
import { useAppArea } from './use-app-area.ts';

interface SiteFooterProps {
  readonly site: SiteDetails;
  readonly year?: number;
}

const linkClass =
  'inline-block py-1.5 text-sm text-muted-foreground pointer-coarse:py-2.75 transition-colors hover:text-foreground hover:underline hover:underline-offset-4';

/** Links outside the navigation; at the end of every page, and slim in working areas. */
export function SiteFooter({ site, year = Number(businessDay(Date.now()).slice(0, 4)) }: SiteFooterProps) {
  if (useAppArea()) return <SlimFooter site={site} year={year} />;
  return (
    <footer className="below-fold below-fold-61 sm:below-fold-39 lg:below-fold-28 river-edge mt-auto bg-muted">
      <Container className="pt-8 pb-6 lg:pt-12">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:grid-cols-12">
          <div className={clsx('col-span-full', site.footer.length > 3 ? 'lg:col-span-3' : 'lg:col-span-5 lg:pe-16')}>
            <Logo name={site.name} logo={site.logo} />
            {site.description ? (
              <p className="mt-4 max-w-[26rem] text-sm text-muted-foreground">{site.description}</p>
            ) : null}
            {site.contactEmail ? (
              <a
                href={`mailto:${site.contactEmail}`}
                className="mt-4 inline-block py-1.5 font-semibold text-primary underline decoration-1 underline-offset-4 hover:text-primary-hover"
              >
                {site.contactEmail}
              </a>
            ) : null}
          </div>
          {site.footer.map(({ title, links }, index) => (
            <FooterList
              key={title}
              title={title}
              className={index === 0 ? 'max-sm:col-span-full lg:col-span-3' : 'lg:col-span-2'}
            >
              {links.map((link) => (
                <FooterAnchor key={link.url} link={link} className={linkClass} />
              ))}
            </FooterList>
          ))}
        </div>
        <FooterBar site={site} year={year} className="mt-14 border-t border-border lg:mt-20" />
      </Container>
    </footer>
  );
}
