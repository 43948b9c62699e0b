// The sample contract on node:http, written without the operation map.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

type Pet = { id: string; name: string; species: string; weight: number | null; arrived: string };
type Answer = { status: number; body?: unknown; location?: string };
type Body = Record<string, unknown>;

const TOKEN = 'staff-token';
const SPECIES = ['cat', 'dog', 'rabbit'];

const readBody = (request: IncomingMessage): Response =>
  new Response(Readable.toWeb(request) as BodyInit, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  });

const findMistake = ({ name, species, weight = 1, ...others }: Body): string | undefined => {
  if (typeof name !== 'string' || name === '' || name.length > 40) return 'name has 1 to 40 characters';
  if (!SPECIES.includes(String(species))) return 'species is unknown';
  if (!(typeof weight === 'number' && weight > 0)) return 'weight is above 0';
  return Object.keys(others).length > 0 ? 'unknown field' : undefined;
};

const notFound = (error = 'No such pet'): Answer => ({ status: 404, body: { error } });
const invalid = (error: string): Answer => ({ status: 400, body: { error } });

/** Changes an answer, to plant a fault. */
export type Spoil = (operation: string, answer: Answer) => Answer;

/** A server with an empty shelter. */
export const startServer = async (spoil: Spoil = (_, answer) => answer) => {
  const pets = new Map<string, Pet>();
  const photos = new Map<string, Uint8Array>();

  const list = (search: URLSearchParams): Answer => {
    const limit = Number(search.get('limit') ?? 20);
    const species = search.get('species');
    if (species !== null && !SPECIES.includes(species)) return invalid('species is unknown');
    if (!(limit >= 1 && limit <= 50)) return invalid('limit is 1 to 50');
    const found = [...pets.values()].filter((pet) => species === null || pet.species === species);
    return spoil('listPets', { status: 200, body: { items: found.slice(0, limit), total: found.length } });
  };

  const create = (body: Body): Answer => {
    const mistake = findMistake(body);
    if (mistake) return invalid(mistake);
    const { name, species, weight = null } = body as Pick<Pet, 'name' | 'species' | 'weight'>;
    const pet = { id: crypto.randomUUID(), name, species, weight, arrived: new Date().toISOString() };
    pets.set(pet.id, pet);
    return spoil('createPet', { status: 201, body: pet, location: `/pets/${pet.id}` });
  };

  const photograph = async (id: string, request: IncomingMessage): Promise<Answer> => {
    const form = await readBody(request).formData();
    photos.set(id, new Uint8Array(await (form.get('photo') as File).arrayBuffer()));
    return { status: 204 };
  };

  const leave = (id: string): Answer => {
    pets.delete(id);
    return spoil('deletePet', { status: 204 });
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://sample.test');
    const [, , id, part = ''] = pathname.split('/');
    const isRead = request.method === 'GET';
    if (!isRead && request.headers.authorization !== `Bearer ${TOKEN}`) {
      return { status: 401, body: { error: 'Please sign in' } };
    }
    if (id === undefined) return isRead ? list(searchParams) : create((await readBody(request).json()) as Body);
    const pet = pets.get(id);
    if (!pet) return notFound();
    if (part !== 'photo') return isRead ? spoil('getPet', { status: 200, body: pet }) : leave(id);
    if (!isRead) return photograph(id, request);
    const photo = photos.get(id);
    return photo ? { status: 200, body: photo } : notFound('No photo');
  };

  const server = createServer(async (request, response) => {
    const { status, body, location } = await answer(request);
    const type = body instanceof Uint8Array ? 'image/png' : 'application/json';
    response.writeHead(status, {
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(location ? { location } : {}),
    });
    response.end(body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
