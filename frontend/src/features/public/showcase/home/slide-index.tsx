import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import type { Slide } from '@/api/generated/model.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';

interface SlideIndexProps {
  readonly slides: readonly Slide[];
  readonly current: number;
  readonly running: boolean;
  readonly paused: boolean;
  readonly onShow: (index: number) => void;
  /** Absent when nothing moves. */
  readonly onPause?: ((paused: boolean) => void) | undefined;
}

/** One bar for each slide: it fills while its slide is shown and selects that slide on click. */
export function SlideIndex({ slides, current, running, paused, onShow, onPause }: SlideIndexProps) {
  return (
    <div className="flex items-start gap-3 lg:gap-6">
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          aria-current={index === current || undefined}
          onClick={() => onShow(index)}
          className="group flex min-h-11 min-w-0 flex-1 flex-col text-start text-sm text-muted-foreground transition-colors hover:text-foreground aria-[current=true]:text-foreground"
        >
          <span className="relative mt-5 block h-0.5 w-full shrink-0 bg-border transition-colors group-hover:bg-ink-7 group-aria-[current=true]:bg-ink-7 lg:mt-0">
            {index === current ? (
              <span className={clsx('hero-progress absolute inset-0 bg-primary', running || 'hero-progress-still')} />
            ) : null}
          </span>
          <span className="mt-3 block w-full truncate font-medium max-lg:sr-only">
            <span className="sr-only">{t`Slide ${index + 1} of ${slides.length}: `}</span>
            <span>{slide.name}</span>
          </span>
        </button>
      ))}
      {onPause ? (
        <IconButton
          icon={paused ? Play : Pause}
          label={paused ? t`Play slides` : t`Pause slides`}
          onClick={() => onPause(!paused)}
          className="lg:-me-3 lg:mt-0.5"
        />
      ) : null}
    </div>
  );
}
