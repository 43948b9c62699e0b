import type { ActivityEntry } from '@/api/generated/model.ts';
import { PathLink } from '@/components/ui/path-link.tsx';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { rightsSummary } from '../../kit/rights-labels.ts';
import { formatTime } from './activity-days.ts';
import { activitySentence, rowsBelow } from './activity-sentence.ts';
import { recordPath } from './activity-subjects.ts';
import { ChangeList } from './change-list.tsx';
import { Disclosure } from './change-value.tsx';
import { isLimited } from './is-limited.ts';
import { UndoButton } from './undo-button.tsx';

/** Actions that change a record as a whole: its fields are details. */
const WHOLE = /\.(create|delete|restore|invite|join|withdraw-invitation|release-\w+)$/;

/** A translation may have a hundred texts. */
const MAX_TEXTS = 4;

interface ActivityRowProps {
  readonly entry: ActivityEntry;
}

/** One change: who did what, when, the values before and after, and a button to undo it. */
export function ActivityRow({ entry }: ActivityRowProps) {
  const { created_at, right, key } = entry;
  const name = entry.actor?.name ?? 'Deleted administrator';
  const { verb, thing, tail, isOneChange = false } = activitySentence(entry);
  const path = recordPath(entry);
  const rows = rowsBelow(entry);
  const isFolded = WHOLE.test(entry.action) || (entry.subject === 'translation' && rows.length > MAX_TEXTS);
  const isNamed = isOneChange || entry.action.endsWith('.order');
  return (
    <li
      data-row=""
      className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3.5 px-4 py-4 sm:grid-cols-[2rem_minmax(0,1fr)_auto] sm:px-5"
    >
      <PersonAvatar name={name} src={null} className="mt-px size-8 text-xs" />
      <div className="min-w-0 pt-1">
        <p className="text-sm leading-6 wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi> <span className="text-muted-foreground">{verb}</span>
          {thing === null ? null : (
            <>
              {' '}
              {path ? (
                <PathLink
                  href={path}
                  data-opens=""
                  className="font-medium underline decoration-border decoration-1 underline-offset-4 hover:text-primary hover:decoration-current"
                >
                  <bdi lang={detectLanguage(thing)}>{thing}</bdi>
                </PathLink>
              ) : (
                <bdi className="font-medium" lang={detectLanguage(thing)}>
                  {thing}
                </bdi>
              )}
            </>
          )}
          {tail ? <span className="text-muted-foreground">{` ${tail}`}</span> : null}
          {key === null ? null : (
            <span className="text-muted-foreground">
              {' with the key '}
              <bdi className="text-foreground">{key}</bdi>
            </span>
          )}
        </p>
        {isFolded && rows.length > 0 ? (
          <div className="mt-0.5 text-sm">
            <Disclosure summary="Details">
              <ChangeList rows={rows} />
            </Disclosure>
          </div>
        ) : (
          <ChangeList rows={rows} isNamed={isNamed} />
        )}
      </div>
      <div className="flex items-center gap-x-3 max-sm:col-start-2 max-sm:mt-1 max-sm:min-h-9 max-sm:justify-between sm:flex-col sm:items-end sm:pt-1">
        <p className="text-xs leading-6 text-muted-foreground tabular-nums">
          {isLimited(right) ? <span>{`${rightsSummary([right])} · `}</span> : null}
          <time dateTime={created_at} title={formatShopTime(created_at)}>
            {formatTime(created_at)}
          </time>
        </p>
        <UndoButton entry={entry} />
      </div>
    </li>
  );
}
