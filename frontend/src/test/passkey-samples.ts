import type { MockApi } from '../../../mocks/api.ts';

/** The credential id of the first sample on the device, for `fakePasskeys`. */
export const SAMPLE_CREDENTIAL = 'c2FtcGxlLW9uZQ';

const SAMPLES = [
  { name: 'Chrome on Windows', synced: false, last_used_at: '2026-11-20T09:05:00.000Z' },
  { name: 'Telephone', synced: true, last_used_at: null },
  { name: 'The small security key on the ring with the keys of the studio, blue', synced: false, last_used_at: null },
];

/** Gives a user this many passkeys. */
export function savePasskeys({ db }: MockApi, email: string, count = 1): void {
  const person = db.state.accounts.find(({ user }) => user.email === email)?.user;
  if (!person) throw new Error(`${email} has no account`);
  db.state.passkeys = Array.from({ length: count }, (_, nth) => ({
    ...(SAMPLES[nth] ?? { name: `Key ${nth + 1}`, synced: true, last_used_at: null }),
    id: `7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a${nth + 10}`,
    userId: person.id,
    credentialId: nth === 0 ? SAMPLE_CREDENTIAL : `sample-${nth}`,
    counter: 0,
    created_at: '2026-11-12T16:40:00.000Z',
  }));
}
