import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';

interface WorkingCopyPromptProps {
  /** When it was saved. */
  readonly savedAt: string;
  /** The article or page has been saved since then. */
  readonly outdated: boolean;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** Unsaved text from an earlier visit to the editor: continue with it, or discard it. */
export function WorkingCopyPrompt({ savedAt, outdated, onContinue, onDiscard }: WorkingCopyPromptProps) {
  return (
    <Banner
      tone="notice"
      className="mb-4"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onContinue}>
            Continue
          </Button>
          <Button variant="ghost" size="sm" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      }
    >
      {`You have unsaved changes from ${formatShopTime(savedAt)}.${outdated ? ' A newer version has been saved since.' : ''}`}
    </Banner>
  );
}
