import { History } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { Palette } from '@/components/palette/palette.tsx';
import { entriesFor, type PaletteOption, paletteGroup } from '@/components/palette/palette-options.ts';
import { useWorkspace } from '@/session/use-workspace.ts';
import { useCan } from '../kit/use-can.ts';
import { paletteActions, paletteScreens } from './palette-entries.ts';
import { useAdminSearch } from './use-admin-search.ts';

interface AdminPaletteProps {
  /** Called when an option is opened or run. */
  readonly onFollow: () => void;
  readonly onLogout: () => void;
}

/** A customer's email must not be stored among the recent screens, which the browser remembers. */
const isRemembered = (href: string): boolean => !href.startsWith('/admin/users?');

/** Screens, records and actions of the administration that the user has access to. */
export function AdminPalette({ onFollow, onLogout }: AdminPaletteProps) {
  const [text, setText] = useState('');
  const can = useCan();
  const { recent, opened } = useWorkspace();
  const { wanted: term, groups, pending, error, retry } = useAdminSearch(text);
  const follow = ({ title, href, onSelect: run }: PaletteOption) => {
    if (href && isRemembered(href)) opened({ title, href });
    onFollow();
    run?.();
  };
  return (
    <Palette
      text={text}
      onText={setText}
      placeholder="Search screens, orders, customers, articles"
      groups={[
        ...paletteGroup('recent', 'Recent', term ? [] : recent.map((entry) => ({ ...entry, icon: History }))),
        ...paletteGroup('screen', 'Screens', entriesFor(term, paletteScreens(can))),
        ...groups,
        ...paletteGroup('action', 'Actions', entriesFor(term, paletteActions(can, onLogout))),
      ]}
      pending={pending}
      problem={error ? errorMessage(error, 'Failed to search') : null}
      onRetry={retry}
      onFollow={follow}
    />
  );
}
