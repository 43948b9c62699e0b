// The sample contract as mocks: one typed handler per operation.
import { type Call, createMockApi, type MockApiOptions } from '../mock-server/src/mock-api.ts';
import { Store } from '../mock-server/src/store.ts';
import type { Pet, PetInput, Species } from './generated/operations.schemas.ts';
import { type Handlers, type OperationId, operations } from './generated/operations.ts';

type Person = { name: string };
type State = { pets: Pet[]; photos: Record<string, Uint8Array> };

const SPECIES: readonly string[] = ['cat', 'dog', 'rabbit'] satisfies Species[];

const findMistake = ({ name, species, weight, ...others }: PetInput): string | undefined => {
  if (typeof name !== 'string' || name.length < 1 || name.length > 40) return 'name has 1 to 40 characters';
  if (!SPECIES.includes(species)) return 'species is unknown';
  if (weight !== undefined && !(weight > 0)) return 'weight is above 0';
  return Object.keys(others).length > 0 ? 'unknown field' : undefined;
};

const createHandlers = (store: Store<State>): Handlers<Person, Call> => {
  const find = (id: string) => store.state.pets.find((pet) => pet.id === id);
  const unknown = (error = 'No such pet') => ({ status: 404 as const, body: { error } });
  return {
    listPets: ({ query: { species, limit = 20 } }) => {
      if (species !== undefined && !SPECIES.includes(species))
        return { status: 400, body: { error: 'species is unknown' } };
      if (!(limit >= 1 && limit <= 50)) return { status: 400, body: { error: 'limit is 1 to 50' } };
      const found = store.state.pets.filter((pet) => species === undefined || pet.species === species);
      return { status: 200, body: { items: found.slice(0, limit), total: found.length } };
    },
    createPet: ({ body }) => {
      const error = findMistake(body);
      if (error !== undefined) return { status: 400, body: { error } };
      const { name, species, weight = null } = body;
      const pet = { id: crypto.randomUUID(), name, species, weight, arrived: new Date().toISOString() };
      store.state.pets.push(pet);
      return { status: 201, headers: { location: `/pets/${pet.id}` }, body: pet };
    },
    getPet: ({ params }) => {
      const pet = find(params.petId);
      return pet ? { status: 200, body: pet } : unknown();
    },
    deletePet: ({ params }) => {
      if (!find(params.petId)) return unknown();
      store.state.pets = store.state.pets.filter(({ id }) => id !== params.petId);
      return { status: 204 };
    },
    savePhoto: ({ params, body }) => {
      if (!find(params.petId)) return unknown();
      store.state.photos[params.petId] = body.photo.bytes;
      return { status: 204 };
    },
    getPhoto: ({ params }) => {
      const photo = store.state.photos[params.petId];
      if (!find(params.petId)) return unknown();
      return photo ? { status: 200, headers: { 'content-type': 'image/png' }, body: photo } : unknown('No photo');
    },
  };
};

/** A mock shelter with these pets. */
export const createShelter = (
  pets: Pet[] = [],
  check?: MockApiOptions<OperationId, Person, Handlers<Person, Call>>['check'],
  own: Partial<Handlers<Person, Call>> = {},
) => {
  const store = new Store<State>(() => ({ pets: structuredClone(pets), photos: {} }));
  const api = createMockApi({
    operations,
    handlers: { ...createHandlers(store), ...own },
    userOf: (token) => (token === 'staff-token' ? { name: 'Rafi' } : undefined),
    store,
    ...(check ? { check } : {}),
  });
  return { ...api, store };
};
