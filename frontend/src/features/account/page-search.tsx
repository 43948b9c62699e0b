import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { dashboardPages, findPages } from './dashboard-pages.ts';

interface PageSearchProps {
  readonly onChoose: () => void;
}

/** Finds a page of the dashboard by its name. */
export function PageSearch({ onChoose }: PageSearchProps) {
  const [text, setText] = useState('');
  const pages = findPages(text, dashboardPages);
  return (
    <div>
      <label htmlFor="page-search" className="sr-only">
        Search pages
      </label>
      <Input
        id="page-search"
        type="search"
        autoComplete="off"
        placeholder="Search pages"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className={pages.length > 0 ? 'sr-only' : 'px-2 pt-4 pb-1 text-sm text-muted'}>
        {pages.length > 0 ? `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}` : 'No page has that name'}
      </p>
      <ul className="mt-2 grid gap-0.5 empty:hidden">
        {pages.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              className="flex min-h-11 items-center gap-3 rounded-control px-2.5 text-sm font-medium transition-colors hover:bg-hover"
            >
              <Icon className="size-5 text-muted" aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
