import type { Client } from '../client.ts';
import type { People, Person } from '../people.ts';
import type { Random } from '../world/random.ts';
import type { World } from '../world/world.ts';

/** What a story can use. */
export interface Scene {
  world: World;
  client: Client;
  person: Person;
  people: People;
  random: Random;
}

/** What a person does within one step. */
export type Story = (scene: Scene) => Promise<void>;
