import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClientOperation, clientRights } from '../../../../contract/generated/client-rights.ts';
import { operations } from '../../../../contract/generated/operations.ts';
import { CLIENT_RIGHTS, toClientToken } from '../../../../contract/rules/client-rights.ts';
import { addPerson, createOrganisation } from '../../factories/organisations.ts';
import { addFile, openProject } from '../../factories/projects.ts';
import { createQuote, sendQuote } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;

/** The rights of everyone who has a link. */
const PEOPLE = {
  client: CLIENT_RIGHTS,
  see: ['see'],
  approve: ['approve'],
  pay: ['pay'],
  manage: ['manage'],
  'see and pay': ['see', 'pay'],
  everything: CLIENT_RIGHTS,
} as const;
type Who = keyof typeof PEOPLE | 'outsider' | 'removed person' | 'person of another organisation';

/** By header: `x-project-token` and so on. */
const tokens = {} as Record<Who, Record<'project' | 'quote' | 'invoice', string>>;
const ids = { file: '', person: randomUUID() };

/** A project with a file, a quote that is accepted and an invoice that is not paid. */
async function createProject() {
  const { lead, access } = await openProject(app, owner);
  const file: string = (await addFile(app, owner, lead)).deliverables[0].versions[0].id;
  const { quote, access: link } = await sendQuote(app, owner, await createQuote(app, owner, {}, lead));
  const answer = { version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman' };
  await app.http.post('/api/quote-link/acceptance').set(link).send(answer).expect(200);
  const { body: plan } = await app.http.get(`/api/admin/leads/${lead}/milestones`).set(owner).expect(200);
  const draft = plan.items[0].items[0].draft_id;
  const { version } = (await app.http.get(`/api/admin/invoice-drafts/${draft}`).set(owner).expect(200)).body;
  const { body: invoice } = await app.http
    .post(`/api/admin/invoice-drafts/${draft}/send`)
    .set(owner)
    .send({ version })
    .expect(200);
  const own = {
    project: access['x-project-token'],
    quote: link['x-quote-token'],
    invoice: new URL(invoice.link).hash.slice(1),
  };
  return { lead, file, documents: { project: lead, quote: quote.id as string, invoice: invoice.id as string }, own };
}

beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
  const { lead, file, documents, own } = await createProject();
  ids.file = file;
  const toTokens = (token: string) => ({
    project: toClientToken(token, documents.project),
    quote: toClientToken(token, documents.quote),
    invoice: toClientToken(token, documents.invoice),
  });
  const organisation = await createOrganisation(app, owner, lead);
  const others = await createOrganisation(app, owner, (await openProject(app, owner)).lead, 'Padma Boats');
  for (const [who, rights] of Object.entries(PEOPLE) as [keyof typeof PEOPLE, readonly string[]][])
    tokens[who] = who === 'client' ? own : toTokens((await addPerson(app, owner, organisation, { rights })).token);
  const removed = await addPerson(app, owner, organisation, { rights: CLIENT_RIGHTS });
  await app.http.delete(removed.path).set(owner).expect(204);
  tokens['removed person'] = toTokens(removed.token);
  const other = await addPerson(app, owner, others, { rights: CLIENT_RIGHTS });
  tokens['person of another organisation'] = toTokens(other.token);
  tokens.outsider = toTokens('A'.repeat(43));
});
afterAll(() => app.close());

const NAME = 'Nadia Rahman';
const comment = () => ({ id: randomUUID(), text: 'Larger, please', name: NAME });

/** A valid body for each operation that has one. */
const BODIES: Partial<Record<ClientOperation, () => object>> = {
  addLinkedProjectMark: () => ({ ...comment(), x: 0.5, y: 0.5 }),
  replyToLinkedProjectMark: comment,
  resolveLinkedProjectMark: () => ({ name: NAME, resolved: true }),
  reviewDeliverable: () => ({ kind: 'approved', name: NAME, comment: '' }),
  requestProjectChange: () => ({ ...comment(), fileId: null }),
  signHandover: () => ({ version: 1, name: NAME }),
  sendProjectMessage: () => ({ text: 'Hello' }),
  saveProjectPerson: () => ({ name: NAME, email: 'colleague@example.com', rights: ['manage'] }),
  recordQuoteView: () => ({ version: 1 }),
  askQuoteQuestion: () => ({ line_id: null, text: 'When?' }),
  acceptQuote: () => ({ version: 1, selected: [], total: 1, name: NAME }),
  declineQuote: () => ({ version: 1, reason: 'Too late' }),
  payLinkedInvoice: () => ({ provider: 'manual', amount: 1 }),
  reportInvoiceTransfer: () => ({ number: '12345' }),
  bookCall: () => ({
    id: randomUUID(),
    start: '2030-01-01T10:00:00.000Z',
    name: NAME,
    email: `${randomUUID()}@example.com`,
    phone: '+8801700000000',
    topic: 'Hello',
    time_zone: 'Asia/Dhaka',
  }),
};
const QUERIES: Partial<Record<ClientOperation, string>> = {
  getLinkedProjectPreview: '?size=small',
  getLinkedDelivery: '?part=file',
};

const LINK_CLOSED = 'This link doesn’t work';

/** The result of a call: `closed` for a link that does not work, `refused` without a right. */
async function findVerdict(operation: ClientOperation, who: Who): Promise<string> {
  const { method, path } = operations[operation];
  const filled = path.replace('{id}', ids.file).replace('{markId}', ids.person).replace('{personId}', ids.person);
  const call = app.http[method](`/api${filled}${QUERIES[operation] ?? ''}`).set({
    'x-project-token': tokens[who].project,
    'x-quote-token': tokens[who].quote,
    'x-invoice-token': tokens[who].invoice,
  });
  const { status, body } = await call.send(BODIES[operation]?.());
  if (status === 403) return body.code === 'forbidden' ? 'refused' : body.code;
  if (status === 404 && body.message.startsWith(LINK_CLOSED)) return 'closed';
  const isInvalid = status === 400 && body.details?.some(({ field }: { field: string }) => field.startsWith('X-'));
  return isInvalid || status >= 500 ? `${status} ${body.message}` : 'passes';
}

function expected(operation: ClientOperation, who: Who): string {
  // An unknown token of a project is ignored by a booking, which anyone may make.
  if (!(who in PEOPLE)) return operation === 'bookCall' ? 'passes' : 'closed';
  const needed: readonly string[] = clientRights[operation];
  return PEOPLE[who as keyof typeof PEOPLE].some((right) => needed.includes(right)) ? 'passes' : 'refused';
}

describe('every operation of a client and every person', () => {
  it.each(Object.keys(clientRights) as ClientOperation[])(
    '%s: allows exactly the rights that the contract names',
    async (operation) => {
      const everyone = Object.keys(tokens) as Who[];
      expect(everyone).toHaveLength(10);
      const found: [Who, string][] = [];
      for (const who of everyone) found.push([who, await findVerdict(operation, who)]);
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(everyone.map((who) => [who, expected(operation, who)])),
      );
    },
  );
});
