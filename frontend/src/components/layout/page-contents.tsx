import { Trans } from '@lingui/react/macro';
import { useCurrentSection } from '@/hooks/use-current-section.ts';

interface PageContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Table of contents; the current section is marked. */
export function PageContents({ sections }: PageContentsProps) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-labelledby="contents" className="print:hidden">
      <h2 id="contents" className="font-sans text-sm font-semibold tracking-normal">
        <Trans>Contents</Trans>
      </h2>
      <ul className="mt-3 border-b border-border text-sm wrap-anywhere">
        {sections.map(({ id, title }) => (
          <li key={id} className="border-t border-border">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="relative block py-2.5 text-muted-foreground transition-colors before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:origin-left before:scale-x-0 before:bg-primary before:transition-transform hover:text-foreground aria-[current=location]:text-foreground aria-[current=location]:before:scale-x-100 pointer-coarse:py-3"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
