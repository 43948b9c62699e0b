import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx';
import { useWorkspace } from '@/session/use-workspace.ts';
import { SwitchField } from '../switch-field.tsx';
import { LIST_KEYS } from './list-keys.ts';

interface ListHelpProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const ALL = [...LIST_KEYS, { keys: ['Ctrl', 'K'], text: 'Search everything' }] as const;

/**
 * The keyboard shortcuts of a list, and a switch that turns single-letter keys off for users who dictate or hit them by
 * accident.
 */
export function ListHelp({ open, onOpen }: ListHelpProps) {
  const { keys, setKeys } = useWorkspace();
  return (
    <Dialog open={open} onOpenChange={onOpen}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
        </DialogHeader>
        <dl className="mt-4 grid px-6 text-sm">
          {ALL.map(({ keys: pressed, text }) => (
            <div key={text} className="flex items-center justify-between gap-6 border-t border-border py-2.5">
              <dt>{text}</dt>
              <dd className="flex shrink-0 gap-1">
                {pressed.map((key) => (
                  <kbd key={key} className="key">
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mx-6 border-t border-border pt-3">
          <SwitchField
            name="list-keys"
            label="Single-key shortcuts"
            help="Turn off to use only Tab and Enter."
            checked={keys}
            onCheckedChange={setKeys}
          />
        </div>
        <DialogFooter>
          <Button onClick={() => onOpen(false)}>Close</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
