/**
 * The effect of each event on an entity in each of its states. A test tries every pair on the running application, and
 * `docs/states.md` is generated from it.
 */
export interface StateTable<State extends string, Event extends string> {
  /** such as `Payout` */
  subject: string;
  /** name of the enum in the contract */
  schema: string;
  /** what each state means, in a few words */
  states: Record<State, string>;
  /** who causes each event, and how */
  events: Record<Event, string>;
  /** The state after each event. An event that is missing is refused, or has no effect, and leaves the state as it is. */
  next: Record<NoInfer<State>, Partial<Record<NoInfer<Event>, NoInfer<State>>>>;
}

export const stateTable = <const State extends string, const Event extends string>(
  table: StateTable<State, Event>,
): StateTable<State, Event> => table;

export const listStates = <State extends string>({ states }: StateTable<State, string>): State[] =>
  Object.keys(states) as State[];

export const listEvents = <Event extends string>({ events }: StateTable<string, Event>): Event[] =>
  Object.keys(events) as Event[];
