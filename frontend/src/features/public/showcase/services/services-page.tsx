import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Service, Site } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceEntry } from './service-entry.tsx';
import { serviceId } from './service-id.ts';
import { ServiceIndex } from './service-index.tsx';
import { serviceLayouts } from './service-layouts.ts';
import { ServicesClosing } from './services-closing.tsx';

interface ServicesPageProps {
  readonly services: readonly Service[];
  readonly site: Pick<Site, 'channelUrl' | 'heads' | 'answer' | 'logo'>;
  /** Below the services. */
  readonly children?: ReactNode;
}

export function ServicesPage({ services, site, children }: ServicesPageProps) {
  const { channelUrl, heads, answer, logo } = site;
  const { title, text } = heads.services;
  const [selected, setSelected] = useState<Service | null>(null);
  const [open, setOpen] = useState(false);
  const layouts = serviceLayouts(services.length);
  const learnMore = (service: Service) => {
    setSelected(service);
    setOpen(true);
  };
  return (
    <>
      <Container className="pt-8 lg:pt-16">
        <div className="grid gap-x-6 gap-y-6 pb-10 lg:grid-cols-12 lg:items-end lg:pb-14">
          <h1 className="text-6xl tracking-[-0.022em] lg:col-span-8">
            {title ? (
              <span className="mb-4 block font-sans text-sm font-semibold tracking-normal text-primary">
                <Trans>Services</Trans>
              </span>
            ) : null}
            <span>{title || t`Services`}</span>
          </h1>
          <div className="lg:col-span-4">
            {text ? <p className="max-w-form text-lg text-muted-foreground">{text}</p> : null}
            {channelUrl ? (
              <a
                href={channelUrl}
                target="_blank"
                rel="noopener"
                className={buttonVariants({ size: 'lg', className: 'mt-6' })}
              >
                <Send aria-hidden="true" />
                <Trans>
                  Talk to us
                  <span className="sr-only"> in our channel (opens in a new tab)</span>
                </Trans>
              </a>
            ) : null}
          </div>
        </div>
        {services.length > 0 ? <ServiceIndex services={services} /> : null}
      </Container>
      {services.length > 0 ? (
        <ul className="services">
          {services.map((service, index) => (
            <ServiceEntry
              key={serviceId(service.title)}
              service={service}
              layout={layouts[index] ?? 'edge-right'}
              priority={index === 0}
              onLearnMore={learnMore}
            />
          ))}
        </ul>
      ) : (
        <EmptyState scene="repairs" title={t`No services listed yet`} />
      )}
      {children}
      <ServicesClosing channelUrl={channelUrl} answer={answer} logo={logo} hasServices={services.length > 0} />
      <ServiceDialog service={selected} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
