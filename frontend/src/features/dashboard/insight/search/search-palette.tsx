import { t } from '@lingui/core/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useSearchAccount } from '@/api/generated/search/search.ts';
import { Palette } from '@/components/palette/palette.tsx';
import type { PaletteOption } from '@/components/palette/palette-options.ts';
import { useDebouncedValue } from '@/hooks/use-debounced-value.ts';
import { searchText } from '@/lib/search-text.ts';
import { useWorkspace } from '@/session/use-workspace.ts';
import { searchGroups } from './search-options.ts';

/** Debounce delay while the user types. */
const PAUSE_MS = 200;

/** The server's results for a text: products and the customer's own orders and downloads. */
function useAccountSearch(text: string) {
  const term = searchText(text) ?? '';
  const q = useDebouncedValue(term, PAUSE_MS);
  const { data, error, isFetching, refetch } = useSearchAccount(
    { q },
    { query: { enabled: q !== '', placeholderData: keepPreviousData } },
  );
  return {
    wanted: term,
    hits: term && !error ? (data?.hits ?? []) : [],
    /** The list still belongs to an earlier text, or lacks the server's results. */
    pending: term !== '' && (term !== q || isFetching),
    error: term ? error : null,
    retry: () => void refetch(),
  };
}

interface SearchPaletteProps {
  /** Called when an option is opened or run. */
  readonly onFollow: () => void;
  readonly onLogout?: () => void;
}

/** Finds pages, products, the customer's orders and downloads, and runs frequent actions. */
export function SearchPalette({ onFollow, onLogout }: SearchPaletteProps) {
  const [text, setText] = useState('');
  const { recent, opened } = useWorkspace();
  const { wanted: term, hits, pending, error, retry } = useAccountSearch(text);
  const follow = ({ title, href, onSelect: run }: PaletteOption) => {
    if (href) opened({ title, href });
    onFollow();
    run?.();
  };
  return (
    <Palette
      text={text}
      onText={setText}
      placeholder={t`Search pages, products, orders, downloads`}
      groups={searchGroups(term, hits, {
        recent: recent.map((entry) => ({ ...entry, icon: History })),
        ...(onLogout ? { onLogout } : {}),
      })}
      pending={pending}
      problem={error ? errorMessage(error, t`Failed to search`) : null}
      onRetry={retry}
      onFollow={follow}
    />
  );
}
