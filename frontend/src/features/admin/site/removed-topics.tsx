import { Button } from '@/components/ui/button.tsx';
import { countLabel, type TopicLabels } from './topic-labels.ts';
import type { RemovedDraft, TopicDraft } from './topics-draft.ts';

interface RemovedTopicsProps {
  readonly labels: TopicLabels;
  readonly items: readonly TopicDraft[];
  readonly removed: readonly RemovedDraft[];
  readonly onKeep: (removed: RemovedDraft) => void;
}

/** The names that the next save removes, and the replacement of each. */
export function RemovedTopics({ labels: { user }, items, removed, onKeep }: RemovedTopicsProps) {
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="removed-names" className="rounded-md border border-border p-4">
      <h3 id="removed-names" className="text-sm font-semibold">
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
