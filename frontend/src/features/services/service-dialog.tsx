import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { type RefObject, useId } from 'react';
import type { Service } from '@/api/generated/model/service.ts';
import { Button } from '@/components/ui/button.tsx';
import { buttonClass } from '@/components/ui/button-class.ts';
import { Picture } from '@/components/ui/picture.tsx';

interface ServiceDialogProps {
  /** The page opens it with `showModal`, so that the browser brings the focus back to where it was. */
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Null until the first one is chosen. The last one stays while the dialog fades. */
  readonly service: Service | null;
}

/**
 * Everything about one service, over the page. The browser keeps the focus inside and closes it on Escape; it starts at
 * the title, because the text is worth reading before the buttons.
 */
export function ServiceDialog({ ref, service }: ServiceDialogProps) {
  const titleId = useId();
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} aria-labelledby={titleId} className="service-dialog">
      {service ? (
        <div className="service-sheet">
          <Picture
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
              onClick={close}
              className={buttonClass({ size: 'large' })}
            >
              Get Started
              <ArrowRight aria-hidden="true" />
            </Link>
            <Button variant="secondary" size="large" onClick={close}>
              Close
            </Button>
          </div>
        </div>
      ) : null}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={close}
        className="absolute inset-0 touch-none cursor-default"
      />
    </dialog>
  );
}
