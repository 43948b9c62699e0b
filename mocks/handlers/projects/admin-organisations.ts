import { toOrganisationName } from '../../../contract/rules/client-people.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { createInvoiceToken } from '../../store/invoice-links.ts';
import { recordLeadChange } from '../../store/leads.ts';
import { mailLinks, savePerson, toOrganisation } from '../../store/organisations.ts';

type Operations =
  | 'adminListOrganisations'
  | 'adminGetOrganisation'
  | 'adminSaveOrganisation'
  | 'adminSetLeadOrganisation'
  | 'adminSaveOrganisationPerson'
  | 'adminRemoveOrganisationPerson'
  | 'adminSendPersonLinks';

export const createAdminOrganisationsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = (id: string | null) => db.state.organisations.find((organisation) => organisation.id === id);
  const findPerson = ({ id, personId }: { id: string; personId: string }) =>
    db.state.people.find((person) => person.id === personId && person.organisationId === id);
  const record = (
    actorId: string,
    { id, name }: { id: string; name: string },
    change: { before: object | null; after: object | null },
  ) =>
    recordChange(db, {
      actorId,
      action: 'organisation.update',
      subject: 'organisation',
      subjectId: id,
      label: name,
      ...change,
    });
  const toRecorded = ({ name, rights }: { name: string; rights: readonly string[] }) => ({
    person: name.trim(),
    person_rights: rights.join(', '),
  });
  return {
    adminListOrganisations: () => ({
      status: 200,
      body: {
        items: db.state.organisations
          .map((organisation) => toOrganisation(db, organisation))
          .map(({ people, projects, ...row }) => ({ ...row, people: people.length, projects: projects.length }))
          .toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase())),
      },
    }),

    adminGetOrganisation: ({ params }) => {
      const organisation = find(params.id);
      return organisation
        ? { status: 200, body: toOrganisation(db, organisation) }
        : notFound(REFUSALS.organisationGone);
    },

    adminSaveOrganisation: ({ user, params: { id }, body }) => {
      const name = toOrganisationName(body.name);
      if (name === undefined) return invalidField('name', REFUSALS.organisationName);
      const earlier = find(id);
      if (earlier?.name !== name)
        record(user.id, { id, name }, { before: earlier ? { name: earlier.name } : null, after: { name } });
      if (earlier) earlier.name = name;
      else db.state.organisations.push({ id, name });
      return { status: 200, body: toOrganisation(db, { id, name }) };
    },

    adminSetLeadOrganisation: ({ user, params, body: { organisation_id: organisationId } }) => {
      const lead = db.state.leads.find(({ id }) => id === params.id);
      if (!lead) return notFound(REFUSALS.leadGone);
      const next = find(organisationId);
      if (organisationId !== null && !next) return notFound(REFUSALS.organisationGone);
      const earlier = find(lead.organisationId ?? null);
      if (earlier === next) return { status: 204 };
      lead.organisationId = organisationId;
      const [before, after] = [{ organisation: earlier?.name ?? null }, { organisation: next?.name ?? null }];
      recordLeadChange(db, lead, user.id, { before, after });
      return { status: 204 };
    },

    adminSaveOrganisationPerson: ({ user, params, body }) => {
      const organisation = find(params.id);
      if (!organisation) return notFound(REFUSALS.organisationGone);
      const earlier = findPerson(params);
      const before = earlier ? toRecorded(earlier) : null;
      const change = { organisationId: organisation.id, id: params.personId, by: null, invitedBy: '' };
      const problem = savePerson(db, change, body);
      if (problem) return problem;
      record(user.id, organisation, { before, after: toRecorded(body) });
      return { status: 200, body: toOrganisation(db, organisation) };
    },

    adminRemoveOrganisationPerson: ({ user, params }) => {
      const [organisation, person] = [find(params.id), findPerson(params)];
      if (!organisation || !person) return notFound(REFUSALS.personGone);
      db.state.people = db.state.people.filter((other) => other !== person);
      record(user.id, organisation, { before: toRecorded(person), after: null });
      return { status: 204 };
    },

    adminSendPersonLinks: ({ user, params }) => {
      const [organisation, person] = [find(params.id), findPerson(params)];
      if (!organisation || !person) return notFound(REFUSALS.personGone);
      if (toOrganisation(db, organisation).projects.length === 0) return conflict(REFUSALS.organisationEmpty);
      person.token = createInvoiceToken();
      mailLinks(db, person);
      record(user.id, organisation, { before: null, after: { person_links: person.name } });
      return { status: 204 };
    },
  };
};
