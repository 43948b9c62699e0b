import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { countText } from '@/lib/count-text.ts';
import { isPicture } from './translation-draft.ts';
import type { TranslationFormState } from './use-translation-form.ts';

interface TranslationBarProps {
  readonly form: TranslationFormState;
  /** Texts and pictures that are missing or older than the original. */
  readonly open: number;
  /** Texts alone: pictures are not counted, because they need no translation. */
  readonly openTexts: number;
  readonly onStep: (to: 1 | -1) => void;
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The progress, buttons that step through the open texts, and the buttons that save; always in view. */
export function TranslationBar({ form: { base, busy, chooseMode }, open, openTexts, onStep }: TranslationBarProps) {
  const id = useId();
  const total = base.texts.filter((text) => !isPicture(text)).length;
  const [key, spoken] = isMac() ? ['⌘', 'Meta'] : ['Ctrl', 'Control'];
  return (
    <div className="sticky top-(--table-top) z-10 -mx-(--edge) flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-border bg-background px-(--edge) py-2">
      <div className="flex min-w-0 grow items-center justify-between gap-x-4 sm:justify-start">
        <div className="w-40">
          <p id={id} role="status" className="text-sm font-semibold tabular-nums">
            {`${total - openTexts} of ${countText(total, ['text', 'texts'])}`}
          </p>
          <ProgressBar
            percent={total === 0 ? 100 : Math.round(((total - openTexts) / total) * 100)}
            labelledBy={id}
            className="mt-1"
          />
        </div>
        <div className="flex items-center">
          <IconButton
            icon={ArrowUp}
            label="Previous text to translate"
            title={`Previous text to translate (${key}+Shift+Enter)`}
            disabled={open === 0}
            aria-keyshortcuts={`${spoken}+Shift+Enter`}
            onClick={() => onStep(-1)}
            className="disabled:opacity-50 sm:size-9"
          />
          <IconButton
            icon={ArrowDown}
            label="Next text to translate"
            title={`Next text to translate (${key}+Enter)`}
            disabled={open === 0}
            aria-keyshortcuts={`${spoken}+Enter`}
            onClick={() => onStep(1)}
            className="disabled:opacity-50 sm:size-9"
          />
        </div>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:*:grow">
        {base.published ? (
          <Button type="submit" size="sm" variant="ghost" busy={busy} onClick={() => chooseMode('unpublish')}>
            Unpublish
          </Button>
        ) : null}
        <Button type="submit" size="sm" variant="outline" busy={busy} onClick={() => chooseMode('draft')}>
          Save draft
        </Button>
        <Button type="submit" size="sm" busy={busy} onClick={() => chooseMode('publish')}>
          Publish
        </Button>
      </div>
    </div>
  );
}
