import { Trans } from '@lingui/react/macro';
import { focusResults } from '@/lib/focus-results.ts';
import { ownSubmit } from '@/lib/own-event.ts';
import { Button } from '../ui/button.tsx';

interface ClearButtonProps {
  /** Path of the list. */
  readonly action: string;
  readonly onClear: () => void;
  /** Parameters that are not filters and stay, such as the sort order. */
  readonly preserved?: Readonly<Record<string, string | undefined>>;
  readonly small?: boolean;
}

/** Shows the whole list again. A form of its own, so that it works without JavaScript. */
export function ClearButton({ action, onClear, preserved = {}, small = false }: ClearButtonProps) {
  return (
    <form
      action={action}
      method="get"
      onSubmit={ownSubmit(() => {
        focusResults();
        onClear();
      })}
    >
      {Object.entries(preserved).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Button type="submit" variant={small ? 'ghost' : 'outline'} size={small ? 'sm' : 'default'}>
        <Trans>Clear</Trans>
      </Button>
    </form>
  );
}
