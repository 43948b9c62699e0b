import { describe, expect, it } from 'vitest';
import { listEvents, listStates, type StateTable } from '../../../contract/states/state-table.ts';

interface Machine<State extends string, Event extends string, Thing> {
  /** Brings a new thing into a state through the public surface. */
  create(state: State): Promise<Thing>;
  /** Causes an event. @returns the response's status; undefined for events without a response */
  cause: Record<Event, (thing: Thing) => Promise<number | undefined>>;
  read(thing: Thing): Promise<State>;
}

/** Tries each event in each state; refused events of a state share one thing, which must stay as it is. */
export function tryStates<State extends string, Event extends string, Thing>(
  table: StateTable<State, Event>,
  { create, cause, read }: Machine<State, Event, Thing>,
): void {
  describe(table.subject, () => {
    describe.each(listStates(table))('%s', (state) => {
      const isAllowed = (event: Event) => table.next[state][event] !== undefined;
      const events = listEvents(table);
      it.each(events.filter(isAllowed))('%s', async (event) => {
        const thing = await create(state);
        expect(await read(thing)).toBe(state);
        const status = await cause[event](thing);
        expect(await read(thing)).toBe(table.next[state][event]);
        if (status !== undefined) expect(status).toBeLessThan(300);
      });
      const refused = events.filter((event) => !isAllowed(event));
      if (refused.length === 0) return;
      it(`refuses: ${refused.join(', ')}`, async () => {
        const thing = await create(state);
        for (const event of refused) {
          const status = await cause[event](thing);
          expect([event, await read(thing)]).toEqual([event, state]);
          if (status !== undefined) expect([400, 404, 409], `${event}: ${status}`).toContain(status);
        }
      });
    });
  });
}
