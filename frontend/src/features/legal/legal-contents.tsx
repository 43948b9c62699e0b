import type { LegalSection } from '@/api/generated/model/legalSection.ts';

interface LegalContentsProps {
  readonly sections: readonly Pick<LegalSection, 'id' | 'title'>[];
}

/** The ways into the text. Browsers that know where the reader is mark that place; the others show plain links. */
export function LegalContents({ sections }: LegalContentsProps) {
  return (
    <nav aria-labelledby="contents" className="print:hidden">
      <h2 id="contents" className="font-sans text-sm font-semibold tracking-normal">
        Contents
      </h2>
      <ul className="legal-contents mt-3 border-b border-border text-sm">
        {sections.map(({ id, title }) => (
          <li key={id} className="border-t border-border">
            <a
              href={`#${id}`}
              className="relative block py-2.5 transition-colors pointer-coarse:py-3"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
