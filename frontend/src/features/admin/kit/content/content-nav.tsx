import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { useCan } from '../use-can.ts';
import { type ContentPage, contentGroups, visibleParts } from './content-pages.ts';

interface ContentNavProps {
  readonly current: ContentPage;
  /** Leaves the room beside the page to its picture. */
  readonly pictured: boolean;
}

const LINK =
  'flex min-h-9 items-center rounded-md px-3 text-sm font-medium text-ink-11 transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary pointer-coarse:min-h-11';

/** The translations are a route of their own. */
const pageLink = (page: string) =>
  page === 'translations'
    ? linkOptions({ to: '/admin/content/translations' })
    : linkOptions({ to: '/admin/content/$page', params: { page } });

/** The pages of the content under their headings: a list next to wide screens, a menu above others. */
export function ContentNav({ current, pictured }: ContentNavProps) {
  const can = useCan();
  const navigate = useNavigate();
  const id = useId();
  const groups = contentGroups(can);
  const parts = visibleParts(current, can);
  return (
    <>
      <nav aria-label="Content" className={clsx('pt-6 lg:pt-8', pictured ? 'max-2xl:hidden' : 'max-xl:hidden')}>
        <div className="sticky top-4 grid gap-5">
          {groups.map(({ label, pages }) => (
            <section key={label} aria-labelledby={`${id}-${label}`}>
              <h2 id={`${id}-${label}`} className="mb-1 px-3 font-sans text-xs font-semibold text-muted-foreground">
                {label}
              </h2>
              <ul className="grid gap-0.5">
                {pages.map((page) => (
                  <li key={page.id}>
                    <Link
                      {...pageLink(page.id)}
                      activeOptions={{ includeHash: true, exact: true }}
                      aria-current={page === current ? 'page' : undefined}
                      className={LINK}
                    >
                      {page.label}
                    </Link>
                    {page === current && parts.length > 1 && !pictured ? (
                      <ul aria-label={`Parts of ${page.label}`} className="mt-0.5 mb-1.5 ml-3 border-l border-border">
                        {parts.map((part) => (
                          <li key={part.id}>
                            <a
                              href={`#${part.id}`}
                              className="flex min-h-7 items-center pl-3 text-xs text-muted-foreground hover:text-foreground pointer-coarse:min-h-11"
                            >
                              {part.label}
                            </a>
                          </li>
                        ))}
                      </ul>
                    ) : null}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </nav>
      <div className={clsx('grid gap-1.5 pt-5', pictured ? 'max-w-sm 2xl:hidden' : 'xl:hidden')}>
        <Label htmlFor={id}>Page</Label>
        <NativeSelect
          id={id}
          value={current.id}
          onChange={({ currentTarget }) => void navigate(pageLink(currentTarget.value))}
        >
          {groups.map(({ label, pages }) => (
            <optgroup key={label} label={label}>
              {pages.map((page) => (
                <NativeSelectOption key={page.id} value={page.id}>
                  {page.label}
                </NativeSelectOption>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </div>
    </>
  );
}
