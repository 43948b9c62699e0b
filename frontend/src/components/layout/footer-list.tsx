import { Children, type ReactNode } from 'react';

interface FooterListProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** One titled column of links. */
export function FooterList({ title, children, className }: FooterListProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
      <ul className="mt-2 wrap-anywhere">
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
