import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Moon, Sun } from 'lucide-react';

interface ThemeToggleProps {
  readonly className?: string;
}

/**
 * Switches between light and dark. The script in the page head listens for clicks on `data-theme-toggle`, so it works
 * before the application has started; both icons are in the markup and the style sheet shows the right one.
 */
export function ThemeToggle({ className }: ThemeToggleProps) {
  return (
    <button
      type="button"
      data-theme-toggle=""
      title={t`Switch between light and dark`}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-11 transition-colors hover:bg-accent hover:text-foreground',
        className,
      )}
    >
      <Moon className="size-5 dark:hidden" aria-hidden="true" />
      <Sun className="hidden size-5 dark:block" aria-hidden="true" />
      <span className="sr-only dark:hidden">
        <Trans>Switch to dark theme</Trans>
      </span>
      <span className="sr-only hidden dark:inline">
        <Trans>Switch to light theme</Trans>
      </span>
    </button>
  );
}
