import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useFilterForm } from '@/hooks/use-filter-form.ts';
import { type BlogSearch, readBlogSearch } from './blog-search.ts';
import { SEARCH_FORM } from './search-form-id.ts';

interface BlogSearchBoxProps {
  readonly search: BlogSearch;
}

/** The search box, and the form that the chips belong to as well. Whatever is sent becomes the page's address. */
export function BlogSearchBox({ search }: BlogSearchBoxProps) {
  const navigate = useNavigate();
  const { onSubmit, onInput, input } = useFilterForm(search, {
    read: readBlogSearch,
    go: (next, replace) => void navigate({ to: '/blog', search: next, replace }),
  });
  return (
    <search>
      <form id={SEARCH_FORM} action="/blog" method="get" onSubmit={onSubmit} className="relative">
        <label htmlFor="search" className="sr-only">
          Search articles
        </label>
        <Input
          ref={input}
          id="search"
          name="search"
          type="search"
          defaultValue={search.search ?? ''}
          onInput={onInput}
          maxLength={100}
          placeholder="Search articles"
          autoComplete="off"
          enterKeyHint="search"
          className="pr-12 [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton icon={Search} label="Search" type="submit" className="absolute top-0 right-0" />
        {/* What is chosen stays when something else is sent; a chip comes later and wins. */}
        <input type="hidden" name="category" value={search.category ?? ''} />
        <input type="hidden" name="tag" value={search.tag ?? ''} />
      </form>
    </search>
  );
}
