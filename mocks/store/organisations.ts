import { type ClientOperation, clientRights } from '../../contract/generated/client-rights.ts';
import type {
  AccountData,
  AdminOrganisation,
  ClientRight,
  ClientViewer,
  ProjectPerson,
  ProjectPersonInput,
} from '../../contract/generated/model.ts';
import { checkPerson } from '../../contract/rules/client-people.ts';
import {
  allowsClient,
  coversRights,
  MAX_PEOPLE,
  parseClientToken,
  toClientToken,
  toDocumentRights,
} from '../../contract/rules/client-rights.ts';
import { isSameEmail } from '../../contract/rules/emails.ts';
import { toProjectLink } from '../../contract/rules/project-page.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, forbidden, invalidField, notFound } from '../problems.ts';
import type { MockDb } from './db.ts';
import { createInvoiceToken } from './invoice-links.ts';
import { sendMail } from './outbox.ts';

interface StoredPerson extends ProjectPerson {
  organisationId: string;
  token: string;
}

/** The mock server's organisations and their people, in the order in which they were added. */
export interface OrganisationState {
  organisations: { id: string; name: string }[];
  people: StoredPerson[];
}

/** null for the recipient of a document's own link */
export type Reader = StoredPerson | null;

const findPersonOf = (db: MockDb, token: string, isOwn: (leadId: string, id: string) => boolean) => {
  const parts = parseClientToken(token);
  const person = parts && db.state.people.find((candidate) => candidate.token === parts.personToken);
  if (!parts || !person) return undefined;
  const lead = db.state.leads.find(
    (candidate) => candidate.organisationId === person.organisationId && isOwn(candidate.id, parts.id),
  );
  return lead && { person, lead, id: parts.id };
};

/** Whether the organisation of a lead has other projects. */
export const isSharedClient = (
  { state }: MockDb,
  { id, organisationId }: { id: string; organisationId?: string | null },
): boolean =>
  Boolean(organisationId) && state.leads.some((other) => other.organisationId === organisationId && other.id !== id);

/** Why a reader may not call an operation; undefined when they may. */
export const findClientProblem = (person: Reader, operation: ClientOperation, isShared = false) =>
  allowsClient(person?.rights ?? toDocumentRights(isShared), clientRights[operation])
    ? undefined
    : forbidden(REFUSALS.clientRight);

/** The lead of a project's link, with the person whose link it is. */
export const findProjectReader = (db: MockDb, token: string) => {
  const found = findPersonOf(db, token, (leadId, id) => leadId === id);
  if (found) return { leadId: found.lead.id, person: found.person };
  const page = db.state.projectPages.find((candidate) => candidate.token !== null && candidate.token === token);
  return page && { leadId: page.leadId, person: null };
};

/** The quote of a person's link. */
export const findQuoteReader = (db: MockDb, token: string) =>
  findPersonOf(db, token, (leadId, id) =>
    db.state.quotes.some((quote) => quote.id === id && quote.leadId === leadId && quote.versions.length > 0),
  );

/** The invoice of a person's link. */
export const findInvoiceReader = (db: MockDb, token: string) =>
  findPersonOf(db, token, (leadId, id) =>
    db.state.invoiceDrafts.some((draft) => draft.leadId === leadId && draft.invoiceId === id),
  );

export const toViewer = (person: Reader, isShared = false): ClientViewer => ({
  name: person?.name ?? '',
  rights: person?.rights ?? toDocumentRights(isShared),
});

/** People of an organisation sign with their name, whatever was typed. */
export const toSignature = <Input extends { name: string }>(person: Reader, input: Input): Input =>
  person ? { ...input, name: person.name } : input;

/** A document's link for its reader: with the token of the person instead of its own. */
export const toReaderLink = (link: string, person: Reader, id: string): string =>
  person ? `${link.slice(0, link.indexOf('#'))}#${toClientToken(person.token, id)}` : link;

const toPerson = ({ organisationId: _organisation, token: _token, ...person }: StoredPerson): ProjectPerson => person;

export const listPeople = (db: MockDb, organisationId: string | null): ProjectPerson[] =>
  db.state.people.filter((person) => person.organisationId === organisationId).map(toPerson);

export const toOrganisation = (db: MockDb, { id, name }: { id: string; name: string }): AdminOrganisation => ({
  id,
  name,
  people: listPeople(db, id),
  projects: db.state.leads
    .filter((lead) => lead.organisationId === id)
    .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at) || a.id.localeCompare(b.id))
    .map((lead) => ({ id: lead.id, title: lead.title, stage: lead.stage })),
});

/** Emails a person the links of the organisation's projects. @returns whether there are any */
export const mailLinks = (db: MockDb, person: StoredPerson): boolean => {
  const organisation = db.state.organisations.find(({ id }) => id === person.organisationId);
  const projects = organisation ? toOrganisation(db, organisation).projects : [];
  const [first] = projects;
  if (!first) return false;
  const { name, email, invited_by: by } = person;
  const subject =
    by === '' ? `Your access to a project: ${first.title}` : `${by} invited you to a project: ${first.title}`;
  const links = projects.map(({ id }) => toProjectLink('', toClientToken(person.token, id)));
  sendMail(db, { kind: 'project-person', to: email, name, subject, text: subject, links });
  return true;
};

interface PersonChange {
  organisationId: string;
  id: string;
  /** whose rights limit those that are given; null for the studio and for the recipient of the project's own link */
  by: Reader;
  invitedBy: string;
}

/** Adds or changes a person. @returns the refusal; undefined when it is done */
export const savePerson = (
  db: MockDb,
  { organisationId, id, by, invitedBy }: PersonChange,
  input: ProjectPersonInput,
) => {
  const checked = checkPerson(input);
  if ('field' in checked) return invalidField(checked.field, checked.message);
  const { name, email } = checked;
  const rights: ClientRight[] = checked.rights;
  const people = db.state.people.filter((person) => person.organisationId === organisationId);
  const earlier = people.find((person) => person.id === id);
  if (!earlier && db.state.people.some((person) => person.id === id)) return notFound(REFUSALS.personGone);
  if (by && earlier && !coversRights(by.rights, earlier.rights)) return forbidden(REFUSALS.clientRight);
  if (by && !coversRights(by.rights, rights)) return invalidField('rights', REFUSALS.personRights);
  if (people.some((person) => person.id !== id && isSameEmail(person.email, email)))
    return conflict(REFUSALS.personEmail);
  if (!earlier && people.length >= MAX_PEOPLE) return conflict(REFUSALS.peopleFull(MAX_PEOPLE));
  const isMoved = earlier?.email !== email;
  const created = { id, organisationId, invited_by: invitedBy, created_at: new Date().toISOString() };
  const person: StoredPerson = { ...created, ...earlier, name, email, rights, token: earlier?.token ?? '' };
  if (isMoved) person.token = createInvoiceToken();
  if (earlier) Object.assign(earlier, person);
  else db.state.people.push(person);
  if (isMoved) mailLinks(db, person);
  return undefined;
};

/** Organisations that a confirmed email may act for. */
export const listOwnOrganisations = (db: MockDb, email: string | undefined): AccountData['organisations'] =>
  db.state.people
    .filter((person) => email !== undefined && isSameEmail(person.email, email))
    .map(({ organisationId, id: _id, token: _token, ...person }) => ({
      organisation: db.state.organisations.find(({ id }) => id === organisationId)?.name ?? '',
      ...person,
    }))
    .toSorted((a, b) => a.organisation.localeCompare(b.organisation));
