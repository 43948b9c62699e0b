import { randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';

type Headers = Record<string, string>;

/** An organisation that is the client of a lead. @returns its id */
export async function createOrganisation(app: TestApp, owner: Headers, lead: string, name = 'Rahman Ferries') {
  const id = randomUUID();
  await app.http.put(`/api/admin/organisations/${id}`).set(owner).send({ name }).expect(200);
  const set = app.http.put(`/api/admin/leads/${lead}/organisation`).set(owner);
  await set.send({ organisation_id: id }).expect(204);
  return id;
}

/** A person with rights. @returns the id, and the part of the links that is the person's */
export async function addPerson(
  app: TestApp,
  owner: Headers,
  organisation: string,
  { name = 'Nadia Rahman', rights }: { name?: string; rights: readonly string[] },
) {
  const id = randomUUID();
  const body = { name, email: `${id}@example.com`, rights };
  await app.http.put(`/api/admin/organisations/${organisation}/people/${id}`).set(owner).send(body).expect(200);
  const { link_token } = await app.db
    .selectFrom('organisation_people')
    .select('link_token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, email: body.email, path: `/api/admin/organisations/${organisation}/people/${id}`, token: link_token };
}
