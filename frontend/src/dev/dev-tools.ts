import type { MockApi } from '../../../mocks/api.ts';
import { PEOPLE, type Person, readScenario, writeScenario } from '../../../mocks/scenario-text.ts';
import { session } from '../session/session.ts';

/** What the developer panel works on: the page's mock server and the application that calls it. */
export interface DevTools {
  readonly api: MockApi;
  /** Asks for everything on the page again. */
  readonly refresh: () => void;
  /** Shows an address of the site in the running application. */
  readonly open: (path: string) => void;
}

const ROLES = { customer: 'customer', 'super-admin': 'super_admin' } as const;
/** Per tab: two tabs can show two states side by side. */
const KEPT = 'scenario';

/** The demo's account of a person, as the seed has created it. */
export function accountOf(api: MockApi, person: Exclude<Person, 'visitor'>) {
  return api.db.state.accounts.find(({ user }) => user.role === ROLES[person] && user.status === 'active')?.user;
}

/** Who uses the page now, as far as it is one of the demo's three. */
export function personNow(): Person | undefined {
  const { user } = session.read();
  return PEOPLE.find((person) => (person === 'visitor' ? !user : user?.role === ROLES[person]));
}

/** Becomes another person without a password. */
export async function become(api: MockApi, person: Person): Promise<void> {
  const user = person === 'visitor' ? undefined : accountOf(api, person);
  if (!user) return session.clear();
  const token = api.db.openSession(user.id);
  await api.db.persist(); // before anybody can reload the page with it
  session.signIn(token, user);
}

/** Keeps the scenario for this tab's next page. */
export function keepScenario({ scenarios }: MockApi): void {
  const text = writeScenario(scenarios.read());
  if (text === '') sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, text);
}

/** Takes `?scenario=` out of the address, else what this tab has kept. Returns the words that mean nothing. */
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

/** The demo as it was at the start, seen by a visitor. */
export async function resetDemo({ api, refresh }: DevTools): Promise<void> {
  api.scenarios.clear();
  keepScenario(api);
  session.clear();
  await api.db.reset();
  refresh();
}

/** The page as it is now, for somebody else. */
export function scenarioLink({ scenarios }: MockApi, address: URL): string {
  const link = new URL(address);
  const person = personNow();
  const words = [writeScenario(scenarios.read()), person === 'visitor' ? '' : person].filter(Boolean);
  link.searchParams.set('scenario', words.join(',') || 'none');
  return link.href.replaceAll('%2C', ',').replaceAll('%3A', ':');
}
