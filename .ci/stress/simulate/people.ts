import { Broken, type Client } from './client.ts';
import { OWNER } from './world/world.ts';

/** A person of the stories, with what they know across steps. */
export interface Person {
  name: string;
  email: string;
  password: string;
  isRegistered: boolean;
  authorization: string | undefined;
  /** Orders that the shop has confirmed. */
  orders: string[];
  /** Payments that they have started, with the id at the provider. */
  payments: { id: string; reference: string | undefined }[];
}

export class People {
  readonly #known = new Map<string, Person>();
  readonly owner: Person = {
    name: 'owner',
    ...OWNER,
    isRegistered: true,
    authorization: undefined,
    orders: [],
    payments: [],
  };

  of(name: string): Person {
    const person = this.#known.get(name) ?? {
      name,
      email: `${name}@example.com`,
      password: 'river-stone-42',
      isRegistered: false,
      authorization: undefined,
      orders: [],
      payments: [],
    };
    this.#known.set(name, person);
    return person;
  }

  get all(): Person[] {
    return [...this.#known.values()];
  }
}

/** Signs a person in, after registering them the first time. Replaces a session that has ended. */
export async function signIn(client: Client, person: Person): Promise<string> {
  if (person.authorization) {
    const { status } = await client.get('auth/session', person.authorization);
    if (status === 200) return person.authorization;
  }
  const { email, password } = person;
  const body = { email, password };
  if (!person.isRegistered) {
    const { status } = await client.writeOnce('POST', 'auth/register', { body: { name: person.name, ...body } });
    if (status !== 201 && status !== 409) throw new Broken(`${person.name} cannot register: ${status}`);
    person.isRegistered = true;
  }
  const path = person.email === OWNER.email ? 'admin/login' : 'auth/login';
  const answer = await client.writeOnce('POST', path, { body });
  if (answer.status !== 200) throw new Broken(`${person.name} cannot sign in: ${answer.status} ${answer.body.message}`);
  person.authorization = `Bearer ${answer.body.token}`;
  return person.authorization;
}
