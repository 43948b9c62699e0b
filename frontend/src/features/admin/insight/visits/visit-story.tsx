import { FileText, Mail, PackageCheck } from 'lucide-react';
import { useId } from 'react';
import type { AdminVisits, VisitNote } from '@/api/generated/model.ts';
import { Card } from '@/components/ui/card.tsx';
import { bucketTitle, formatRange } from '../../kit/analytics/bucket-format.ts';
import { isComparable } from './visit-names.ts';
import { toSentences } from './visit-sentences.ts';

const KINDS: Record<VisitNote['kind'], { icon: typeof Mail; label: string }> = {
  article: { icon: FileText, label: 'Article' },
  release: { icon: PackageCheck, label: 'Release' },
  newsletter: { icon: Mail, label: 'Newsletter' },
};

/** What happened in the period: sentences, and what was published. */
export function VisitStory({ visits }: { readonly visits: AdminVisits }) {
  const [changesId, publishedId] = [useId(), useId()];
  const sentences = toSentences(visits);
  const { notes, since } = visits;
  return (
    <div className="grid content-start gap-5">
      <Card className="px-5 py-4 sm:px-6">
        <section aria-labelledby={changesId}>
          <h2 id={changesId} className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
            What changed
          </h2>
          {sentences.length === 0 ? (
            <p className="mt-2 text-sm">No visits in this period.</p>
          ) : (
            <ul className="mt-2 grid gap-2 text-sm">
              {sentences.map((sentence) => (
                <li key={sentence} className="wrap-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
          )}
          {since !== null && !isComparable(visits) ? (
            <p className="mt-3 border-t border-border pt-3 text-xs text-muted-foreground">
              {`Tracking started on ${bucketTitle({ from: since, to: since }, 'day')}, so there is no full period to compare with.`}
            </p>
          ) : null}
        </section>
      </Card>
      <Card className="px-5 py-4 sm:px-6">
        <section aria-labelledby={publishedId}>
          <h2 id={publishedId} className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
            Published
          </h2>
          {notes.length === 0 ? (
            <p className="mt-2 text-sm">{`No articles, releases or newsletters, ${formatRange(visits)}.`}</p>
          ) : (
            <ul className="mt-2 grid max-h-56 gap-2 overflow-y-auto text-sm">
              {notes.map(({ day, kind, title, href }) => {
                const { icon: Icon, label } = KINDS[kind];
                return (
                  <li key={`${day} ${href} ${title}`} className="flex gap-2.5">
                    <Icon className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
                    <span className="min-w-0">
                      <a href={href} className="wrap-anywhere underline-offset-4 hover:underline">
                        {title}
                      </a>
                      <span className="block text-xs text-muted-foreground">
                        {`${label}, ${bucketTitle({ from: day, to: day }, 'day')}`}
                      </span>
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
        </section>
      </Card>
    </div>
  );
}
