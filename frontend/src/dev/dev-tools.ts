import type { MockApi } from '../../../mocks/api.ts';
import { PEOPLE, type Person, readScenario, writeScenario } from '../../../mocks/scenario-text.ts';
import { session } from '../session/session.ts';

/** What the developer panel controls: the page's mock server and the application that calls it. */
export interface DevTools {
  readonly api: MockApi;
  /** Refetches everything on the page. */
  readonly refresh: () => void;
  /** Shows a path of the site in the running application. */
  readonly open: (path: string) => void;
}

const ROLES = { customer: 'customer', 'super-admin': 'super_admin' } as const;
/** Per tab: two tabs can show two states side by side. */
const KEPT = 'scenario';

/** A user's demo account, as seeded. */
export function accountOf(api: MockApi, person: Exclude<Person, 'visitor'>) {
  return api.db.state.accounts.find(({ user }) => user.role === ROLES[person] && user.status === 'active')?.user;
}

/** The current user, if it is one of the demo's three. */
export function personNow(): Person | undefined {
  const { user } = session.read();
  return PEOPLE.find((person) => (person === 'visitor' ? !user : user?.role === ROLES[person]));
}

/** Switches to another user without a password. */
export async function become(api: MockApi, person: Person): Promise<void> {
  const user = person === 'visitor' ? undefined : accountOf(api, person);
  if (!user) return session.clear();
  const token = api.db.openSession(user.id);
  await api.db.persist(); // before the page can be reloaded with it
  session.signIn(token, user);
}

/** Stores the scenario for this tab's next page. */
export function keepScenario({ scenarios }: MockApi): void {
  const text = writeScenario(scenarios.read());
  if (text === '') sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, text);
}

/**
 * Applies `?scenario=` and removes it from the URL, or else applies the scenario stored in this tab. @returns unknown
 * words
 */
export async function applyScenario(api: MockApi, address: URL): Promise<string[]> {
  const asked = address.searchParams.get('scenario');
  const { settings, person, problems } = readScenario(asked ?? sessionStorage.getItem(KEPT) ?? '');
  api.scenarios.set(settings);
  if (asked === null) return problems;
  keepScenario(api);
  if (person) await become(api, person);
  address.searchParams.delete('scenario');
  history.replaceState(history.state, '', address);
  return problems;
}

/** Resets the demo to its initial state, viewed as a visitor. */
export async function resetDemo({ api, refresh }: DevTools): Promise<void> {
  api.scenarios.clear();
  keepScenario(api);
  session.clear();
  await api.db.reset();
  refresh();
}

/** Keeps the page's state, but changes the user. */
export function scenarioLink({ scenarios }: MockApi, address: URL): string {
  const link = new URL(address);
  const person = personNow();
  const words = [writeScenario(scenarios.read()), person === 'visitor' ? '' : person].filter(Boolean);
  link.searchParams.set('scenario', words.join(',') || 'none');
  return link.href.replaceAll('%2C', ',').replaceAll('%3A', ':');
}
