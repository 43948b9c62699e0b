import type { TopicSection } from '@contract/rules/topics.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { AdminSite } from '@/api/generated/model.ts';
import { siteTopicsInputItemsMax } from '@/api/generated/zod/schemas/siteTopicsInput.zod.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toasts } from '@/lib/toasts.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { showUndo } from '../../kit/list/show-undo.ts';
import { moveItem } from '../../kit/move-item.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { PinnedField } from './pinned-field.tsx';
import { refusedFields } from './site-draft.ts';
import type { SectionConfig } from './site-field.ts';
import { countLabel, type TopicLabels, topicLabels } from './topic-labels.ts';
import { TopicHead, TopicRow } from './topic-row.tsx';
import {
  checkTopics,
  type RemovedDraft,
  removeTopic,
  restoreTopic,
  type TopicDraft,
  topicsDraft,
  toTopics,
} from './topics-draft.ts';
import { useSaveSection } from './use-save-section.ts';

interface RemoveTopicProps {
  readonly topic: TopicDraft;
  readonly labels: TopicLabels;
  /** Possible replacements. */
  readonly others: readonly TopicDraft[];
  /** @param moveTo key of the replacement; null to remove the name without one */
  readonly onRemove: (moveTo: string | null) => void;
  readonly onCancel: () => void;
}

/** Explains what happens to everything that uses a name before the name is removed. */
function RemoveTopic({ topic: { name, uses }, labels, others, onRemove, onCancel }: RemoveTopicProps) {
  const { noun, user, needed } = labels;
  const [moveTo, setMoveTo] = useState(others[0]?.key ?? '');
  const users = countLabel(uses, user);
  if (needed && others.length === 0) {
    return (
      <ConfirmDialog
        open
        question={`“${name}” is the only ${noun[0]}`}
        action="OK"
        onConfirm={onCancel}
        onCancel={onCancel}
      >
        {`${users} ${uses === 1 ? 'is' : 'are'} in it. Add another ${noun[0]} first.`}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      question={`Remove “${name}”?`}
      action={needed ? 'Move and remove' : 'Remove'}
      onConfirm={() => onRemove(needed ? moveTo : null)}
      onCancel={onCancel}
    >
      {needed ? (
        <>
          <p className="mb-3">
            {`${users} ${uses === 1 ? 'is' : 'are'} in it and ${uses === 1 ? 'moves' : 'move'} to another ${noun[0]} when you save. This can’t be undone.`}
          </p>
          <SelectField
            name="move-to"
            label={`New ${noun[0]}`}
            value={moveTo}
            options={others.map((other) => ({ value: other.key, label: other.name }))}
            onChange={({ currentTarget }) => setMoveTo(currentTarget.value)}
          />
        </>
      ) : (
        <p>{`It is removed from ${users} when you save. This can’t be undone. The ${user[1]} themselves stay.`}</p>
      )}
    </ConfirmDialog>
  );
}

interface RemovedTopicsProps {
  readonly labels: TopicLabels;
  readonly items: readonly TopicDraft[];
  readonly removed: readonly RemovedDraft[];
  readonly onKeep: (removed: RemovedDraft) => void;
}

/** The names that the next save removes, and the replacement of each. */
function RemovedTopics({ labels: { noun, user }, items, removed, onKeep }: RemovedTopicsProps) {
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby={`removed-${noun[1]}`} className="rounded-md border border-border p-4">
      <h3 id={`removed-${noun[1]}`} className="text-sm font-semibold">
        Removed when you save
      </h3>
      <ul className="mt-2 grid gap-1">
        {removed.map((item) => {
          const target = items.find(({ key }) => key === item.moveTo)?.name;
          const users = countLabel(item.topic.uses, user);
          return (
            <li key={item.topic.key} className="flex items-center justify-between gap-3 text-sm">
              <span className="min-w-0">
                <strong className="font-semibold">{item.topic.name}</strong>
                <span className="text-muted-foreground">{`: ${target ? `${users} to ${target}` : `removed from ${users}`}`}</span>
              </span>
              <Button variant="outline" size="sm" onClick={() => onKeep(item)}>
                Keep
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

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
    const fresh: TopicDraft = { key: `new-${section}-${added}`, id: '', name: '', label: '', filter: 'used', uses: 0 };
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
      <div className="sticky bottom-0 low-window:static -mx-1 border-t border-border bg-background px-1 py-4">
        <Button type="submit" variant={dirty ? 'default' : 'outline'} busy={busy} disabled={!dirty}>
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
