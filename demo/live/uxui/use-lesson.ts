import { useState } from 'react';
import { type Decision, type DecisionName, decisions, pointsOf } from './decisions.ts';

export type Values = Readonly<Record<DecisionName, number>>;
/** The bill being shown. */
export type Version = 'before' | 'yours' | 'ours';

const valuesBy = (value: (decision: Decision) => number) =>
  Object.fromEntries(decisions.map((decision) => [decision.name, value(decision)])) as unknown as Values;

const STARTS = valuesBy(({ start }) => start);
const OURS = valuesBy(({ ours }) => ours);

/** State of the lesson: decide, compare, continue to the next decision; after the last one, view all three bills. */
export function useLesson() {
  const [values, setValues] = useState(STARTS);
  const [at, setAt] = useState(0);
  const [compared, setCompared] = useState(false);
  const [version, setVersion] = useState<Version>('yours');
  const decision = decisions[at];

  const show = decision ?? decisions[0];
  const shown: Record<Version, Values> = {
    before: STARTS,
    yours: values,
    ours: decision ? { ...values, [show.name]: show.ours } : OURS,
  };
  const start = () => {
    setValues(STARTS);
    setAt(0);
    setCompared(false);
    setVersion('yours');
  };
  return {
    /** None when all are made. */
    decision,
    at,
    compared,
    version,
    lookAt: setVersion,
    shown: shown[version],
    value: values[show.name],
    decide: (value: number) => setValues({ ...values, [show.name]: value }),
    points: decisions.slice(0, compared ? at + 1 : at).map((made) => pointsOf(made, values[made.name])),
    /** The action of the lesson's only button. */
    proceed: () => {
      if (!decision) return start();
      setVersion(compared ? 'yours' : 'ours');
      if (compared) setAt(at + 1);
      setCompared(!compared);
    },
  };
}
