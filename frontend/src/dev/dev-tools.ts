import type { MockApi } from '../../../mocks/api.ts';
import { formatScenario, PERSONAS, type Persona, parseScenario } from '../../../mocks/scenario-text.ts';
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
const STORAGE_KEY = 'scenario';

/** A user's demo account, as seeded. */
export function accountOf(api: MockApi, person: Exclude<Persona, 'visitor'>) {
  return api.db.state.accounts.find(({ user }) => user.role === ROLES[person] && user.status === 'active')?.user;
}

/** The current user, if it is one of the demo's three. */
export function currentPerson(): Persona | undefined {
  const { user } = session.read();
  return PERSONAS.find((person) => (person === 'visitor' ? !user : user?.role === ROLES[person]));
}

/** Switches to another user without a password. */
export async function switchPerson(api: MockApi, person: Persona): Promise<void> {
  const user = person === 'visitor' ? undefined : accountOf(api, person);
  if (!user) return session.clear();
  const token = api.db.openSession(user.id);
  await api.db.persist(); // before the page can be reloaded with it
  session.signIn(token, user);
}

/** Stores the scenario for this tab's next page. */
export function saveScenario({ scenarios }: MockApi): void {
  const text = formatScenario(scenarios.read());
  if (text === '') sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, text);
}

/**
 * Applies `?scenario=` and removes it from the URL, or else applies the scenario stored in this tab. @returns unknown
 * words
 */
export async function applyScenario(api: MockApi, address: URL): Promise<string[]> {
  const requested = address.searchParams.get('scenario');
  const { settings, person, problems } = parseScenario(requested ?? sessionStorage.getItem(STORAGE_KEY) ?? '');
  api.scenarios.set(settings);
  if (requested === null) return problems;
  saveScenario(api);
  if (person) await switchPerson(api, person);
  address.searchParams.delete('scenario');
  history.replaceState(history.state, '', address);
  return problems;
}

/** Resets the demo to its initial state, viewed as a visitor. */
export async function resetDemo({ api, refresh }: DevTools): Promise<void> {
  api.scenarios.clear();
  saveScenario(api);
  session.clear();
  await api.db.reset();
  refresh();
}

/** Keeps the page's state, but changes the user. */
export function scenarioLink({ scenarios }: MockApi, address: URL): string {
  const link = new URL(address);
  const person = currentPerson();
  const params = [formatScenario(scenarios.read()), person === 'visitor' ? '' : person].filter(Boolean);
  link.searchParams.set('scenario', params.join(',') || 'none');
  return link.href.replaceAll('%2C', ',').replaceAll('%3A', ':');
}
