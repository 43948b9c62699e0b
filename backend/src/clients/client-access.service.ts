import { type ClientOperation, clientRights } from '../../../contract/generated/client-rights.ts';
import type { ClientViewer } from '../../../contract/generated/model.ts';
import type { Message } from '../../../contract/i18n/message.ts';
import {
  allowsClient,
  toClientRights,
  toClientToken,
  toDocumentRights,
} from '../../../contract/rules/client-rights.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import type { Deps } from '../http/contract/operation.ts';
import { AppError, notFound } from '../lib/errors.ts';
import {
  type ClientPerson,
  findInvoiceAccess,
  findProjectAccess,
  findQuoteAccess,
} from './client-access.repository.ts';

type AccessDeps = Pick<Deps, 'db'>;

export const clientRightMissing = (): AppError => new AppError(403, 'forbidden', REFUSALS.clientRight);

/** @throws AppError 403 without a right that the contract names for the operation */
export function checkClientRight(person: ClientPerson | null, operation: ClientOperation, isShared = false): void {
  if (!allowsClient(person?.rights ?? toDocumentRights(isShared), clientRights[operation])) throw clientRightMissing();
}

/** @returns a function that throws AppError 403, 404 for an unknown link, and for a person who was removed */
const createOpener =
  <Access extends { person: ClientPerson | null; isShared?: boolean }>(
    findAccess: (db: AccessDeps['db'], token: string) => Promise<Access | undefined>,
    unknownLink: Message,
  ) =>
  async ({ db }: AccessDeps, token: string, operation: ClientOperation): Promise<Access> => {
    const access = await findAccess(db, token);
    if (!access) throw notFound(unknownLink);
    checkClientRight(access.person, operation, access.isShared);
    return access;
  };

export const openProject = createOpener(findProjectAccess, REFUSALS.projectLinkUnknown);
export const openQuote = createOpener(findQuoteAccess, REFUSALS.quoteLinkUnknown);
export const openInvoice = createOpener(findInvoiceAccess, REFUSALS.invoiceLinkUnknown);

export const toViewer = (person: ClientPerson | null, isShared = false): ClientViewer => ({
  name: person?.name ?? '',
  rights: person ? toClientRights(person.rights) : toDocumentRights(isShared),
});

/** The name that a decision is stored with: people of an organisation sign with theirs, whatever was typed. */
export const toSignature = <Input extends { name: string }>(person: ClientPerson | null, input: Input): Input =>
  person ? { ...input, name: person.name } : input;

/** The token of a quote's or invoice's link for its reader. */
export const tokenFor = (person: ClientPerson | null, document: { id: string; token: string }): string =>
  person ? toClientToken(person.link_token, document.id) : document.token;
