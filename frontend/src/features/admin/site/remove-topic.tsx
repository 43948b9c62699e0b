import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { countLabel, type TopicLabels } from './topic-labels.ts';
import type { TopicDraft } from './topics-draft.ts';

interface RemoveTopicProps {
  readonly topic: TopicDraft;
  readonly labels: TopicLabels;
  /** Possible replacements. */
  readonly others: readonly TopicDraft[];
  /** @param moveTo key of the replacement; null to remove the name without one */
  readonly onRemove: (moveTo: string | null) => void;
  readonly onCancel: () => void;
}

/** Says what happens to everything that uses a name before the name is removed. */
export function RemoveTopic({ topic: { name, uses }, labels, others, onRemove, onCancel }: RemoveTopicProps) {
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
