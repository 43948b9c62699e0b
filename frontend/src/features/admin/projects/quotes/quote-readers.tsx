import { useAdminGetLead } from '@/api/generated/admin-leads/admin-leads.ts';
import { useAdminGetOrganisation } from '@/api/generated/admin-organisations/admin-organisations.ts';
import type { AdminOrganisation, ClientRight } from '@/api/generated/model.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function toSentence({ name, people }: AdminOrganisation, recipient: string): string {
  const namesOf = (right: ClientRight) =>
    people.filter(({ rights, email }) => rights.includes(right) && email !== recipient).map((person) => person.name);
  const [approvers, payers] = [namesOf('approve'), namesOf('pay')];
  const readers =
    approvers.length > 0
      ? `It is also emailed to ${list.format(approvers)} of ${name}, who may accept it.`
      : `No one else at ${name} may accept it.`;
  return payers.length > 0 ? `${readers} Invoices are emailed to ${list.format(payers)}, who may pay them.` : readers;
}

interface QuoteReadersProps {
  readonly lead: string;
  /** Email of the recipient, who gets the quote anyway. */
  readonly recipient: string;
}

/** Who else of the client's organisation gets a quote; nothing for a client who is one person. */
export function QuoteReaders({ lead, recipient }: QuoteReadersProps) {
  const { data: found } = useAdminGetLead(lead);
  const id = found?.organisation?.id ?? '';
  const { data: organisation } = useAdminGetOrganisation(id, { query: { enabled: id !== '' } });
  return organisation ? <p className="mt-3 wrap-anywhere">{toSentence(organisation, recipient)}</p> : null;
}
