import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AdminOrganisation, ProjectPerson, ProjectPersonInput } from '../../../../contract/generated/model.ts';
import { checkPerson, toOrganisationName } from '../../../../contract/rules/client-people.ts';
import { coversRights, MAX_PEOPLE, toClientRights, toClientToken } from '../../../../contract/rules/client-rights.ts';
import { FIRST_PHASE, toProjectLink } from '../../../../contract/rules/project-page.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { ClientPerson } from '../../clients/client-access.repository.ts';
import { clientRightMissing } from '../../clients/client-access.service.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { createLinkToken } from '../../lib/link-token.ts';
import { projectPersonMail } from '../../mail/project-messages.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { lockLead } from './leads.repository.ts';
import {
  deletePerson,
  findLeadOrganisation,
  findOrganisation,
  findPerson,
  insertOrganisation,
  insertPerson,
  listOrganisationProjects,
  listPeople,
  lockOrganisation,
  type PersonRow,
  renameOrganisation,
  setLeadOrganisation,
  updatePerson,
} from './organisations.repository.ts';
import { getProjectLead } from './project-page.service.ts';
import { lockProjectPage } from './project-pages.repository.ts';
import { getClient, recordProjectChange } from './update-project.service.ts';

type OrganisationDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'mail'>;

/** Projects that one email links to. */
const MAX_MAILED_PROJECTS = 10;

const toPerson = ({ id, name, email, rights, invited_by, created_at }: PersonRow): ProjectPerson => ({
  id,
  name,
  email,
  rights: toClientRights(rights),
  invited_by,
  created_at: created_at.toISOString(),
});

/** @throws AppError 404 */
export async function getOrganisation({ db }: Pick<Deps, 'db'>, id: string): Promise<AdminOrganisation> {
  const organisation = await findOrganisation(db, id);
  if (!organisation) throw notFound(REFUSALS.organisationGone);
  const people = (await listPeople(db, id)).map(toPerson);
  return { ...organisation, people, projects: await listOrganisationProjects(db, id) };
}

interface Change {
  userId: string;
  organisation: { id: string; name: string };
  before: object | null;
  after: object | null;
  at: Date;
}

const record = (tx: Transaction<Database>, { userId, organisation, ...change }: Change): Promise<void> =>
  recordChange(tx, {
    actorId: userId,
    action: 'organisation.update',
    subject: 'organisation',
    subjectId: organisation.id,
    label: organisation.name,
    ...change,
  });

/** Creates or renames an organisation. @throws AppError 400 */
export async function saveOrganisation(
  { db, clock }: OrganisationDeps,
  userId: string,
  { id, name: typed }: { id: string; name: string },
): Promise<void> {
  const name = toOrganisationName(typed);
  if (name === undefined) throw invalid('name', REFUSALS.organisationName);
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const earlier = await lockOrganisation(tx, id);
    if (earlier?.name === name) return;
    if (earlier) await renameOrganisation(tx, id, name);
    else await insertOrganisation(tx, { id, name, created_at: at });
    const before = earlier ? { name: earlier.name } : null;
    await record(tx, { userId, organisation: { id, name }, before, after: { name }, at });
  });
}

/** @throws AppError 404 */
export async function changeLeadOrganisation(
  { db, clock }: OrganisationDeps,
  userId: string,
  { leadId, organisationId }: { leadId: string; organisationId: string | null },
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, leadId);
    if (!lead) throw notFound(REFUSALS.leadGone);
    const next = organisationId === null ? undefined : await lockOrganisation(tx, organisationId);
    if (organisationId !== null && !next) throw notFound(REFUSALS.organisationGone);
    const earlier = await findLeadOrganisation(tx, leadId);
    if (earlier?.id === next?.id) return;
    await setLeadOrganisation(tx, leadId, organisationId);
    const [before, after] = [{ organisation: earlier?.name ?? null }, { organisation: next?.name ?? null }];
    await recordProjectChange(tx, { userId, lead, before, after, at });
  });
}

interface Invitation {
  organisation: { id: string; name: string };
  person: Pick<PersonRow, 'name' | 'email' | 'link_token'>;
  /** name of the client who invites; empty for the studio */
  invitedBy: string;
  at: Date;
}

/** Emails a person the links of the organisation's projects. @returns whether there are any */
async function mailLinks(
  { env, mail }: Pick<Deps, 'env' | 'mail'>,
  tx: Transaction<Database>,
  { organisation, person, invitedBy, at }: Invitation,
): Promise<boolean> {
  const [first, ...others] = await listOrganisationProjects(tx, organisation.id);
  if (!first) return false;
  const { language } = await getClient(tx, await getProjectLead({ db: tx }, first.id));
  const projects = [first, ...others].slice(0, MAX_MAILED_PROJECTS).map(({ id, title }) => ({
    title,
    link: toProjectLink(env.publicUrl, toClientToken(person.link_token, id)),
  }));
  const to = { name: person.name, address: person.email, language };
  await mail.send(projectPersonMail(to, { organisation: organisation.name, invitedBy, projects }, at), tx);
  return true;
}

interface PersonChange {
  id: string;
  input: ProjectPersonInput;
  /** who makes the change; null for the recipient of the project's own link, and for the studio */
  by: ClientPerson | null;
  invitedBy: string;
  at: Date;
}

/**
 * Adds or changes a person of a locked organisation. A new email gets new links.
 * @returns the person before; undefined for a new one
 * @throws AppError 400, 403 for someone with fewer rights, 404, 409
 */
async function savePerson(
  deps: OrganisationDeps,
  tx: Transaction<Database>,
  organisation: { id: string; name: string },
  { id, input, by, invitedBy, at }: PersonChange,
): Promise<PersonRow | undefined> {
  const checked = checkPerson(input);
  if ('field' in checked) throw invalid(checked.field, checked.message);
  const { name, email, rights } = checked;
  const people = await listPeople(tx, organisation.id);
  const earlier = people.find((person) => person.id === id);
  if (!earlier && (await findPerson(tx, id))) throw notFound(REFUSALS.personGone);
  if (by && earlier && !coversRights(by.rights, earlier.rights)) throw clientRightMissing();
  if (by && !coversRights(by.rights, rights)) throw invalid('rights', REFUSALS.personRights);
  const isTaken = people.some((person) => person.id !== id && person.email.toLowerCase() === email.toLowerCase());
  if (isTaken) throw conflict(REFUSALS.personEmail);
  if (!earlier && people.length >= MAX_PEOPLE) throw conflict(REFUSALS.peopleFull(MAX_PEOPLE));
  const isMoved = earlier?.email !== email;
  const link_token = isMoved ? createLinkToken() : earlier.link_token;
  if (earlier) await updatePerson(tx, id, { name, email, rights, link_token });
  else {
    const values = { id, organisation_id: organisation.id, name, email, rights, link_token };
    await insertPerson(tx, { ...values, invited_by: invitedBy, created_at: at });
  }
  if (isMoved) await mailLinks(deps, tx, { organisation, person: { name, email, link_token }, invitedBy, at });
  return earlier;
}

const toRecorded = ({ name, rights }: Pick<PersonRow, 'name' | 'rights'>) => ({
  person: name,
  person_rights: toClientRights(rights).join(', '),
});

interface OwnPerson {
  userId: string;
  organisationId: string;
  id: string;
}

/** As an administrator. @throws AppError 400, 404, 409 */
export async function adminSavePerson(
  deps: OrganisationDeps,
  { userId, organisationId, id }: OwnPerson,
  input: ProjectPersonInput,
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId);
    if (!organisation) throw notFound(REFUSALS.organisationGone);
    const earlier = await savePerson(deps, tx, organisation, { id, input, by: null, invitedBy: '', at });
    const before = earlier ? toRecorded(earlier) : null;
    const after = toRecorded({ name: input.name.trim(), rights: input.rights });
    await record(tx, { userId, organisation, before, after, at });
  });
}

/** A person of a locked organisation. @throws AppError 404 */
async function lockPerson(tx: Transaction<Database>, { organisationId, id }: Omit<OwnPerson, 'userId'>) {
  const organisation = await lockOrganisation(tx, organisationId);
  const person = await findPerson(tx, id);
  if (!organisation || person?.organisation_id !== organisationId) throw notFound(REFUSALS.personGone);
  return { organisation, person };
}

/** Ends all links of a person. @throws AppError 404 */
export async function adminRemovePerson({ db, clock }: OrganisationDeps, { userId, ...own }: OwnPerson): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { organisation, person } = await lockPerson(tx, own);
    await deletePerson(tx, own.id);
    await record(tx, { userId, organisation, before: toRecorded(person), after: null, at: clock.now() });
  });
}

/** Ends the links of a person and emails new ones. @throws AppError 404, 409 without a project */
export async function sendPersonLinks(deps: OrganisationDeps, { userId, ...own }: OwnPerson): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const { organisation, person } = await lockPerson(tx, own);
    const link_token = createLinkToken();
    await updatePerson(tx, own.id, { link_token });
    const sent = { organisation, person: { ...person, link_token }, invitedBy: person.invited_by, at };
    if (!(await mailLinks(deps, tx, sent))) throw conflict(REFUSALS.organisationEmpty);
    await record(tx, { userId, organisation, before: null, after: { person_links: person.name }, at });
  });
}

interface ClientChange {
  leadId: string;
  by: ClientPerson | null;
  id: string;
}

/** The people of a project, as its client manages them. */
export async function listProjectPeople({ db }: Pick<Deps, 'db'>, leadId: string): Promise<ProjectPerson[]> {
  const organisation = await findLeadOrganisation(db, leadId);
  return organisation ? (await listPeople(db, organisation.id)).map(toPerson) : [];
}

/** As the client: with the first person the client becomes an organisation. @throws AppError 400, 403, 404, 409 */
export async function saveProjectPerson(
  deps: OrganisationDeps,
  { leadId, by, id }: ClientChange,
  input: ProjectPersonInput,
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    // Concurrent first people would otherwise create two organisations.
    await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    const lead = await getProjectLead({ db: tx }, leadId);
    let own = await findLeadOrganisation(tx, leadId);
    if (!own) {
      own = { id: randomUUID(), name: lead.name || lead.title };
      await insertOrganisation(tx, { ...own, created_at: at });
      await setLeadOrganisation(tx, leadId, own.id);
    }
    const organisation = await lockOrganisation(tx, own.id);
    if (!organisation) throw notFound(REFUSALS.organisationGone);
    await savePerson(deps, tx, organisation, { id, input, by, invitedBy: by?.name ?? lead.name, at });
  });
}

/** As the client. @throws AppError 403 for a person with more rights, 404 */
export async function removeProjectPerson({ db }: Pick<Deps, 'db'>, { leadId, by, id }: ClientChange): Promise<void> {
  await inTransaction(db, async (tx) => {
    const own = await findLeadOrganisation(tx, leadId);
    if (!own) throw notFound(REFUSALS.personGone);
    const { person } = await lockPerson(tx, { organisationId: own.id, id });
    if (by && !coversRights(by.rights, person.rights)) throw clientRightMissing();
    await deletePerson(tx, id);
  });
}
