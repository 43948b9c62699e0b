import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { Service } from '@/api/generated/model.ts';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { ServicePicture } from './service-picture.tsx';

interface ServiceDialogProps {
  /** Null until the first selection. The last one stays rendered while the dialog fades out. */
  readonly service: Service | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All details of one service. The focus starts at the title: the text comes before the buttons. */
export function ServiceDialog({ service, open, onClose }: ServiceDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={titleId} className="service-dialog">
        {service ? (
          <div className="service-sheet">
            <ServicePicture
              key={service.title}
              picture={service.image}
              sizes="(min-width: 1024px) 45rem, 100vw"
              className="service-sheet-picture"
            />
            <div className="service-sheet-words">
              <h2 id={titleId} tabIndex={-1} className="text-3xl">
                {service.title}
              </h2>
              <p className="mt-4">{service.longDescription}</p>
              <ul className="mt-6 border-b border-border text-sm">
                {service.features.map((feature) => (
                  <li key={feature} className="border-t border-border py-2.5">
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
            <div className="service-sheet-actions">
              <Link
                to="/contact"
                search={{ service: service.title }}
                onClick={onClose}
                className={buttonVariants({ size: 'lg' })}
              >
                <Trans>Get Started</Trans>
                <ArrowRight aria-hidden="true" />
              </Link>
              <Button variant="outline" size="lg" onClick={onClose}>
                <Trans>Close</Trans>
              </Button>
            </div>
          </div>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
