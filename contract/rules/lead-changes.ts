/** What an administrator changes on a lead, as text: amounts with two decimals, the owner's name. */
export interface LeadTexts {
  stage: string;
  value: string | null;
  next_step: string;
  next_step_on: string | null;
  owner: string | null;
}

type Kind = 'stage' | 'value' | 'next-step' | 'owner';

/** The next step with its date, as an event shows it. */
const toStep = ({ next_step, next_step_on }: LeadTexts): string | null =>
  [next_step, next_step_on].filter(Boolean).join(' · ') || null;

/**
 * The events of a change, in the order of the form; none when nothing differs.
 * @param isSameOwner decided by id, as two owners can have the same name
 */
export function listLeadEvents(
  before: LeadTexts,
  after: LeadTexts,
  { isSameOwner }: { isSameOwner: boolean },
): { kind: Kind; before: string | null; after: string | null }[] {
  const rows: [Kind, string | null, string | null][] = [
    ['stage', before.stage, after.stage],
    ['value', before.value, after.value],
    ['next-step', toStep(before), toStep(after)],
    ['owner', before.owner, after.owner],
  ];
  const isSame = (kind: Kind, old: string | null, next: string | null) =>
    kind === 'owner' ? isSameOwner : old === next;
  return rows.flatMap(([kind, old, next]) => (isSame(kind, old, next) ? [] : [{ kind, before: old, after: next }]));
}
