import { History } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { Palette } from '@/components/palette/palette.tsx';
import type { PaletteOption } from '@/components/palette/palette-options.ts';
import { useWorkspace } from '@/session/use-workspace.ts';
import { searchGroups } from './search-options.ts';
import { useAccountSearch } from './use-account-search.ts';

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
      placeholder="Search pages, products, orders, downloads"
      groups={searchGroups(term, hits, {
        recent: recent.map((entry) => ({ ...entry, icon: History })),
        ...(onLogout ? { onLogout } : {}),
      })}
      pending={pending}
      problem={error ? errorMessage(error, 'Failed to search') : null}
      onRetry={retry}
      onFollow={follow}
    />
  );
}
