import { t } from '@lingui/core/macro';
import type { Service } from '@/api/generated/model.ts';
import { serviceId } from './service-id.ts';

interface ServiceIndexProps {
  readonly services: readonly Service[];
}

/** The page's contents as a row of titles; hidden on a phone, where the list itself is close enough. */
export function ServiceIndex({ services }: ServiceIndexProps) {
  return (
    <nav aria-label={t`Services`} className="max-lg:hidden">
      <ul className="flex gap-6">
        {services.map(({ title }) => (
          <li key={title} className="min-w-0 flex-1">
            <a
              href={`#${serviceId(title)}`}
              className="group relative block border-t border-border pt-3 pb-4 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground"
            >
              <span className="absolute inset-x-0 -top-px h-0.5 origin-left scale-x-0 bg-primary transition-transform group-hover:scale-x-100 group-focus-visible:scale-x-100" />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
