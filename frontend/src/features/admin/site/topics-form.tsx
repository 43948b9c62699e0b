import type { TopicSection } from '@shared/topics.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import type { AdminSite } from '@/api/generated/model.ts';
import { siteTopicsInputItemsMax } from '@/api/generated/zod/schemas/siteTopicsInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { toasts } from '@/lib/toasts.ts';
import { FailureBanner } from '../kit/failure-banner.tsx';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { showUndo } from '../kit/list/show-undo.ts';
import { moved } from '../kit/move.ts';
import { useDraftForm } from '../kit/use-draft-form.ts';
import { PinnedField } from './pinned-field.tsx';
import { RemoveTopic } from './remove-topic.tsx';
import { RemovedTopics } from './removed-topics.tsx';
import { refusedFields } from './site-draft.ts';
import type { SitePart } from './site-field.ts';
import { TopicHead, TopicRow } from './topic-row.tsx';
import { topicWords } from './topic-words.ts';
import { checkTopics, keepTopic, removeTopic, type TopicDraft, topicsDraft, toTopics } from './topics-draft.ts';
import { useSaveSection } from './use-save-section.ts';

interface TopicsFormProps {
  readonly part: SitePart;
  readonly section: TopicSection;
  readonly site: AdminSite;
  /** Refetches it after another administrator has changed it. */
  readonly onReload: () => void;
}

/** A list of names: saving also updates everything that uses them. */
export function TopicsForm({ part: { label }, section, site, onReload }: TopicsFormProps) {
  const words = topicWords[section];
  const save = useSaveSection();
  const [asked, setAsked] = useState<TopicDraft | null>(null);
  const [added, setAdded] = useState(0);
  const present = site[section];
  const { draft, change, take, dirty, stale, busy, failure, problems, form } = useDraftForm({
    stored: present,
    draftOf: (stored) => topicsDraft(stored ?? present),
    fields: ['items', 'pinned', 'removed', ...present.items.map(({ id }) => `name-${id}`)],
    check: checkTopics,
    save: async (typed, base) => (await save({ [section]: toTopics(typed, base ?? present) }))[section],
    onSaved: (saved, before) => {
      const isLost = before?.items.some(({ id, uses }) => uses > 0 && !saved.items.some((item) => item.id === id));
      const text = `${label} saved`;
      // Undo restores a removed name to the list, but not to what used it.
      if (isLost || !before) toasts.show({ tone: 'success', text });
      else
        showUndo({
          text,
          undo: async () => take((await save({ [section]: toTopics(topicsDraft(before), saved) }))[section]),
          undone: 'Changes undone',
          failed: 'Failed to undo the change',
        });
    },
    explain: (error) => messageOf(error, 'Failed to save the changes'),
    refused: refusedFields,
    solvedBy: 'any',
  });
  const { items, pinned, removed } = draft;
  const add = () => {
    setAdded(added + 1);
    const fresh: TopicDraft = { key: `new-${added}`, id: '', name: '', label: '', filter: 'used', uses: 0 };
    change({ items: [...items, fresh] });
  };
  const remove = (topic: TopicDraft) => (topic.uses > 0 ? setAsked(topic) : change(removeTopic(draft, topic, null)));
  const errors = [problems.items, problems.removed].filter(Boolean);
  return (
    <form noValidate className="grid max-w-[52rem] content-start gap-6" {...form}>
      <LeaveGuard dirty={dirty && !busy} />
      <FailureBanner failure={failure} stale={stale} onReload={onReload} />
      <div>
        {errors.map((error) => (
          <p key={error} role="alert" className="mb-2 text-xs font-semibold text-destructive">
            {error}
          </p>
        ))}
        {items.length > 0 ? <TopicHead words={words} /> : null}
        <ol className="border-b border-border">
          {items.map((topic, index) => (
            <TopicRow
              key={topic.key}
              topic={topic}
              words={words}
              place={{ index, count: items.length }}
              error={problems[`name-${topic.key}`]}
              onChange={(part) =>
                change({ items: items.map((one) => (one.key === topic.key ? { ...one, ...part } : one)) })
              }
              onMove={(to) => change({ items: moved(items, index, to) })}
              onRemove={() => remove(topic)}
            />
          ))}
        </ol>
        {items.length === 0 ? (
          <p className="py-6 text-sm text-muted-foreground">{`No ${words.noun[1]} yet. Add them here or with your first ${words.user[0]}.`}</p>
        ) : null}
        {items.length < siteTopicsInputItemsMax ? (
          <Button variant="outline" size="sm" className="mt-3" onClick={add}>
            <Plus aria-hidden="true" />
            <span>{`Add ${words.noun[0]}`}</span>
          </Button>
        ) : null}
      </div>
      <RemovedTopics words={words} items={items} removed={removed} onKeep={(one) => change(keepTopic(draft, one))} />
      {words.pinned && items.length > 0 ? (
        <PinnedField
          label={words.pinned}
          noun={words.noun}
          items={items}
          pinned={pinned}
          error={problems.pinned}
          onChange={(next) => change({ pinned: next })}
        />
      ) : null}
      <div className="sticky bottom-0 -mx-1 border-t border-border bg-background px-1 py-4">
        <Button type="submit" busy={busy} disabled={!dirty}>
          {`Save ${label.toLowerCase()}`}
        </Button>
      </div>
      {asked ? (
        <RemoveTopic
          topic={asked}
          words={words}
          others={items.filter(({ key, name }) => key !== asked.key && name.trim() !== '')}
          onRemove={(moveTo) => {
            change(removeTopic(draft, asked, moveTo));
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      ) : null}
    </form>
  );
}
