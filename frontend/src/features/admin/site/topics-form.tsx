import type { TopicSection } from '@contract/rules/topics.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { AdminSite } from '@/api/generated/model.ts';
import { siteTopicsInputItemsMax } from '@/api/generated/zod/schemas/siteTopicsInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { toasts } from '@/lib/toasts.ts';
import { FailureBanner } from '../kit/failure-banner.tsx';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { showUndo } from '../kit/list/show-undo.ts';
import { moveItem } from '../kit/move-item.ts';
import { useDraftForm } from '../kit/use-draft-form.ts';
import { PinnedField } from './pinned-field.tsx';
import { RemoveTopic } from './remove-topic.tsx';
import { RemovedTopics } from './removed-topics.tsx';
import { refusedFields } from './site-draft.ts';
import type { SectionConfig } from './site-field.ts';
import { topicLabels } from './topic-labels.ts';
import { TopicHead, TopicRow } from './topic-row.tsx';
import { checkTopics, removeTopic, restoreTopic, type TopicDraft, topicsDraft, toTopics } from './topics-draft.ts';
import { useSaveSection } from './use-save-section.ts';

interface TopicsFormProps {
  readonly sectionConfig: SectionConfig;
  readonly section: TopicSection;
  readonly site: AdminSite;
  /** Refetches it after another administrator has changed it. */
  readonly onReload: () => void;
}

/** A list of names: saving also updates everything that uses them. */
export function TopicsForm({ sectionConfig: { label }, section, site, onReload }: TopicsFormProps) {
  const labels = topicLabels[section];
  const save = useSaveSection();
  const [removing, setRemoving] = useState<TopicDraft | null>(null);
  const [added, setAdded] = useState(0);
  const present = site[section];
  const { draft, change, loadStored, dirty, stale, busy, failure, problems, form } = useDraftForm({
    stored: present,
    draftOf: (stored) => topicsDraft(stored ?? present),
    fields: ['items', 'pinned', 'removed', ...present.items.map(({ id }) => `name-${id}`)],
    check: checkTopics,
    save: async (typed, base) => (await save({ [section]: toTopics(typed, base ?? present) }))[section],
    onSaved: (saved, before) => {
      const hasRemoved = before?.items.some(({ id, uses }) => uses > 0 && !saved.items.some((item) => item.id === id));
      const text = `${label} saved`;
      // Undo restores a removed name to the list, but not to what used it.
      if (hasRemoved || !before) toasts.show({ tone: 'success', text });
      else
        showUndo({
          text,
          undo: async () => loadStored((await save({ [section]: toTopics(topicsDraft(before), saved) }))[section]),
          undoneText: 'Changes undone',
          failed: 'Failed to undo the change',
        });
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the changes'),
    refused: refusedFields,
    solvedBy: 'any',
  });
  const { items, pinned, removed } = draft;
  const add = () => {
    setAdded(added + 1);
    const fresh: TopicDraft = { key: `new-${added}`, id: '', name: '', label: '', filter: 'used', uses: 0 };
    change({ items: [...items, fresh] });
  };
  const remove = (topic: TopicDraft) => (topic.uses > 0 ? setRemoving(topic) : change(removeTopic(draft, topic, null)));
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
        {items.length > 0 ? <TopicHead labels={labels} /> : null}
        <ol className="border-b border-border">
          {items.map((topic, index) => (
            <TopicRow
              key={topic.key}
              topic={topic}
              labels={labels}
              position={{ index, count: items.length }}
              error={problems[`name-${topic.key}`]}
              onChange={(changes) =>
                change({
                  items: items.map((candidate) =>
                    candidate.key === topic.key ? { ...candidate, ...changes } : candidate,
                  ),
                })
              }
              onMove={(to) => change({ items: moveItem(items, index, to) })}
              onRemove={() => remove(topic)}
            />
          ))}
        </ol>
        {items.length === 0 ? (
          <p className="py-6 text-sm text-muted-foreground">{`No ${labels.noun[1]} yet. Add them here or with your first ${labels.user[0]}.`}</p>
        ) : null}
        {items.length < siteTopicsInputItemsMax ? (
          <Button variant="outline" size="sm" className="mt-3" onClick={add}>
            <Plus aria-hidden="true" />
            <span>{`Add ${labels.noun[0]}`}</span>
          </Button>
        ) : null}
      </div>
      <RemovedTopics
        labels={labels}
        items={items}
        removed={removed}
        onKeep={(candidate) => change(restoreTopic(draft, candidate))}
      />
      {labels.pinned && items.length > 0 ? (
        <PinnedField
          label={labels.pinned}
          noun={labels.noun}
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
      {removing ? (
        <RemoveTopic
          topic={removing}
          labels={labels}
          others={items.filter(({ key, name }) => key !== removing.key && name.trim() !== '')}
          onRemove={(moveTo) => {
            change(removeTopic(draft, removing, moveTo));
            setRemoving(null);
          }}
          onCancel={() => setRemoving(null)}
        />
      ) : null}
    </form>
  );
}
