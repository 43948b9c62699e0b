import type { LegalItem } from '@/api/generated/model.ts';

interface LegalListProps {
  readonly items: readonly LegalItem[];
}

/** Terms next to their meanings; without terms a plain list. */
export function LegalList({ items }: LegalListProps) {
  if (items.some(({ term }) => term === null)) {
    return (
      <ul className="mt-4 grid gap-2 wrap-anywhere">
        {items.map(({ term, text }) => (
          <li
            key={text}
            className="relative ps-6 before:absolute before:top-[0.72em] before:start-0 before:h-0.5 before:w-3 before:bg-primary"
          >
            {term ? <strong className="font-semibold">{`${term}: `}</strong> : null}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="mt-5 border-b border-border">
      {items.map(({ term, text }) => (
        <div key={term} className="grid gap-x-6 border-t border-border py-3 sm:grid-cols-[10rem_1fr]">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-muted-foreground print:text-foreground">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
