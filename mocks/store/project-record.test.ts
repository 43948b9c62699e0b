import { expect, it } from 'vitest';
import { checkProjectRecord } from '../../docs/programs/quote-seal.ts';
import { MockDb } from './db.ts';
import { createLead } from './leads.ts';
import { getSigningPair } from './licences.ts';
import { sendProjectRecord } from './project-record.ts';
import { seed } from './seed.ts';

const BRIEF = {
  kind: 'Mobile App Development',
  goals: 'Tide tables',
  budget_from: null,
  budget_to: null,
  needed_by: null,
  links: '',
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  reach: 'email' as const,
  phone: '',
};
const readRecord = async (db: MockDb) => {
  const [conversation] = db.state.conversations;
  if (!conversation) throw new Error('The seed has no conversation');
  const { body } = await sendProjectRecord(db, createLead(db, conversation, BRIEF));
  return new TextDecoder().decode(body);
};
const readKeys = async (db: MockDb) => [(await getSigningPair(db)).key.public_key];

it('signs a record that the offline program accepts, also after a reload of the page', async () => {
  const db = new MockDb(() => seed());
  const record = await readRecord(db);
  const restored = new MockDb(() => seed(), structuredClone(db.state));
  expect(checkProjectRecord(record, await readKeys(restored))).toMatchObject({ quotes: [], invoices: [] });
});

it('is refused when it was changed, and with the key of another server', async () => {
  const db = new MockDb(() => seed());
  const record = await readRecord(db);
  const keys = await readKeys(db);
  expect(() => checkProjectRecord(record.replace('"phase": "', '"phase": "x'), keys)).toThrow('The file was changed');
  const others = await readKeys(new MockDb(() => seed()));
  expect(() => checkProjectRecord(record, others)).toThrow('not signed with this key');
});
