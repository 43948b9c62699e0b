import { ArrowUpRight, X } from 'lucide-react';

interface BannerPreviewProps {
  readonly text: string;
  readonly linkText: string;
  readonly enabled: boolean;
}

/** The banner as it will float at the bottom of a page. */
export function BannerPreview({ text, linkText, enabled }: BannerPreviewProps) {
  return (
    <figure className="self-start overflow-hidden rounded-xl border border-border bg-muted">
      <div aria-hidden="true" className="grid gap-3 px-6 pt-6 pb-4 opacity-60">
        <span className="h-5 w-2/5 rounded-md bg-ink-5" />
        <span className="h-3 w-4/5 rounded-md bg-ink-4" />
        <span className="h-3 w-3/5 rounded-md bg-ink-4" />
      </div>
      {enabled ? (
        <div className="m-4 flex items-center justify-between gap-3 rounded-xl bg-marigold py-3 pr-3 pl-4 text-sm text-marigold-foreground shadow-float">
          <p className="min-w-0 wrap-anywhere">
            <span>{text || 'What’s new'}</span>{' '}
            <span className="font-semibold underline underline-offset-4">
              <span>{linkText || 'Read more'}</span>
              <ArrowUpRight className="ml-0.5 inline size-[1.1em]" aria-hidden="true" />
            </span>
          </p>
          <X className="size-5 shrink-0" aria-hidden="true" />
        </div>
      ) : (
        <p className="m-4 rounded-xl border border-dashed border-input px-4 py-3 text-sm text-muted-foreground">
          Hidden from visitors.
        </p>
      )}
      <figcaption className="border-t border-border px-4 py-2.5 text-xs text-muted-foreground">
        Visitors who close it don’t see it again for 7 days.
      </figcaption>
    </figure>
  );
}
