import type { ClientRight } from '@/api/generated/model.ts';
import { saveProjectToken } from '@/features/public/projects/project-links/project-token.ts';
import { saveQuoteToken } from '@/features/public/projects/quote-links/quote-token.ts';
import { toClientToken } from '../../../contract/rules/client-rights.ts';
import type { MockApi } from '../../../mocks/api.ts';
import { LEAD_ID } from './lead-samples.ts';
import { saveDeliveredProject } from './project-samples.ts';
import { QUOTE_ID, saveQuote } from './quote-samples.ts';

export const ORGANISATION_ID = '00000000-0000-4000-8000-000000000701';

const PEOPLE: readonly [name: string, rights: ClientRight[], invitedBy: string][] = [
  ['Nadia Rahman', ['see', 'approve', 'manage'], ''],
  ['Imran Hossain', ['pay'], 'Nadia Rahman'],
  ['Shirin Akter', ['see'], 'Nadia Rahman'],
  ['Mohammad Abdullah Al-Mamun Chowdhury of the Harbour Office', ['see', 'approve', 'pay', 'manage'], ''],
];

const toToken = (index: number) => `person-${index}`.padEnd(43, '0');

/** Makes an organisation the client of the lead. */
function savePeople(api: MockApi): void {
  const { state } = api.db;
  state.organisations.push({ id: ORGANISATION_ID, name: 'Rahman Ferries' });
  const lead = state.leads.find(({ id }) => id === LEAD_ID);
  if (lead) lead.organisationId = ORGANISATION_ID;
  for (const [index, [name, rights, invited_by]] of PEOPLE.entries())
    state.people.push({
      id: `00000000-0000-4000-8000-00000000071${index}`,
      organisationId: ORGANISATION_ID,
      name,
      email: `person-${index}@rahman-ferries.example`,
      rights,
      invited_by,
      token: toToken(index),
      created_at: '2026-11-09T08:00:00.000Z',
    });
}

/** An organisation with a project. */
export function saveOrganisation(api: MockApi): void {
  saveDeliveredProject(api);
  savePeople(api);
}

/** A draft of a quote for the organisation, not yet sent. */
export const saveOrganisationQuote = (api: MockApi) => {
  saveQuote((quote) => {
    quote.versions = [];
    quote.sentDraft = null;
  })(api);
  savePeople(api);
};

/** The page of the project as one of its people sees it: who approves and manages people, pays, or only reads. */
export const openAsPerson = (index: 0 | 1 | 2) => (api: MockApi) => {
  saveOrganisation(api);
  saveProjectToken(toClientToken(toToken(index), LEAD_ID));
};

/** A quote that is not answered, as one of its people sees it: who approves, or only reads. */
export const openQuoteAsPerson = (index: 0 | 2) => (api: MockApi) => {
  saveQuote()(api);
  savePeople(api);
  saveQuoteToken(toClientToken(toToken(index), QUOTE_ID));
};
