import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MAX_SEARCH_LENGTH } from '@/lib/search-text.ts';
import { Spinner } from '../feedback/spinner.tsx';

interface PaletteFieldProps extends ComponentProps<'input'> {
  readonly pending: boolean;
}

/** The palette's text field, with a spinner while results load. */
export const PaletteField = ({ pending, ...rest }: PaletteFieldProps) => (
  <div className="relative border-b border-border focus-within:border-primary focus-within:inset-shadow-[0_-1px_0_var(--primary)]">
    <Search
      className="pointer-events-none absolute top-1/2 start-4 size-4.5 -translate-y-1/2 text-muted-foreground"
      aria-hidden="true"
    />
    <input
      type="text"
      aria-label={t`Search`}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={MAX_SEARCH_LENGTH}
      className="block h-13 w-full rounded-t-xl bg-transparent pe-12 ps-11.5 text-base outline-none placeholder:text-sm placeholder:text-muted-foreground"
      {...rest}
    />
    <span className="absolute top-1/2 end-4 flex -translate-y-1/2">
      {pending ? <Spinner className="size-4.5 text-muted-foreground" /> : null}
    </span>
  </div>
);
