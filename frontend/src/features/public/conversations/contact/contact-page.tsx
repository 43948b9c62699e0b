import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowDown, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Site } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { BusinessHours } from './business-hours.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';

interface ContactPageProps {
  readonly site: Pick<Site, 'contactEmail' | 'phone' | 'location' | 'hours' | 'heads' | 'answer' | 'logo'>;
  /** The service that the visitor comes from. */
  readonly service?: string | undefined;
}

const FIRST_FIELD = 'name';

/** The link works without JavaScript; with it, the whole form is scrolled into view and the URL keeps no hash. */
function startProject(event: MouseEvent) {
  const field = document.getElementById(FIRST_FIELD);
  if (!field) return;
  event.preventDefault();
  field.closest('form')?.scrollIntoView({ block: 'nearest' });
  field.focus();
}

export function ContactPage({ site, service }: ContactPageProps) {
  const { title, text } = site.heads.contact;
  const line = [text, site.answer].filter(Boolean).join(' ');
  const isFilled = site.logo || site.contactEmail || site.phone || site.location || site.hours.length > 0;
  return (
    <div className="contact grow">
      <div className="contact-words">
        <h1 className="text-6xl tracking-[-0.022em]">
          {title ? (
            <span className="mb-4 block font-sans text-sm font-semibold tracking-normal text-primary">
              <Trans>Contact Us</Trans>
            </span>
          ) : null}
          <span>{title || t`Contact Us`}</span>
        </h1>
        {line ? <p className="mt-5 max-w-[30rem] text-lg text-muted-foreground">{line}</p> : null}
        <a
          href={`#${FIRST_FIELD}`}
          onClick={startProject}
          className={buttonVariants({ variant: 'outline', size: 'lg', className: 'mt-7' })}
        >
          <Trans>Start a Project</Trans>
          <ArrowDown aria-hidden="true" />
        </a>
        <p className="mt-5 text-sm">
          <Link
            to="/start-project"
            search={service ? { service } : {}}
            className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-primary underline-offset-4 hover:underline"
          >
            <span>
              <Trans>Planning a project? Write a brief</Trans>
            </span>
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </p>
      </div>
      <div className={clsx('dark deep contact-panel', !isFilled && 'max-lg:hidden')}>
        {site.logo ? <img src={site.logo.dark} alt="" loading="lazy" className="contact-mark" /> : null}
        <div className="contact-facts">
          <ContactDetails email={site.contactEmail} phone={site.phone} address={site.location} />
          <BusinessHours hours={site.hours} />
        </div>
      </div>
      <div className="contact-form">
        <ContactForm key={service} subject={service} />
      </div>
    </div>
  );
}
