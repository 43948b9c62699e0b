import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { Service } from '@/api/generated/model.ts';
import { moreLinkClass } from '@/components/ui/more-link-class.ts';
import { ServiceIcon } from './service-icon.tsx';
import { serviceId } from './service-id.ts';
import type { ServiceLayout } from './service-layouts.ts';
import { ServicePicture } from './service-picture.tsx';
import { EDGE_SIZES, PAIR_SIZES } from './service-sizes.ts';

interface ServiceEntryProps {
  readonly service: Service;
  readonly layout: ServiceLayout;
  /** The first picture of the page. */
  readonly priority?: boolean;
  readonly onLearnMore: (service: Service) => void;
}

/** Extra content for an entry with a row of its own. */
const FEATURES = 3;

/** One service: picture and text form a single target, the button's; hovering over either highlights both. */
export function ServiceEntry({ service, layout, priority = false, onLearnMore }: ServiceEntryProps) {
  const wide = layout === 'edge-left' || layout === 'edge-right';
  return (
    <li id={serviceId(service.title)} className={clsx('group service', `service-${layout}`, wide && 'service-wide')}>
      <ServicePicture
        picture={service.image}
        sizes={wide ? EDGE_SIZES : PAIR_SIZES}
        priority={priority}
        className="service-picture [&_picture_img]:transition-[scale] [&_picture_img]:duration-250 group-hover:[&_picture_img]:scale-[1.025]"
      />
      <div className="service-words">
        <ServiceIcon name={service.icon} className="mb-2.5 size-6 text-primary" />
        <h2 className={clsx('transition-colors group-hover:text-primary', wide ? 'text-3xl' : 'text-2xl')}>
          {service.title}
        </h2>
        <p className="mt-3 max-w-[34rem] text-muted-foreground">{service.description}</p>
        {wide ? (
          <ul className="mt-5 text-sm max-sm:hidden">
            {service.features.slice(0, FEATURES).map((feature) => (
              <li key={feature} className="border-t border-border py-2">
                {feature}
              </li>
            ))}
          </ul>
        ) : null}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onLearnMore(service)}
          className={clsx(
            moreLinkClass,
            'mt-3 text-primary after:absolute after:inset-0 group-hover:text-primary-hover group-hover:decoration-primary',
          )}
        >
          <Trans>
            Learn More
            <span className="sr-only"> about {service.title}</span>
          </Trans>
          <ArrowRight aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
