import { createClient } from '@studio-site/client';

const { STUDIO_URL = '', SESSION_TOKEN = '' } = process.env;
const studio = createClient({ baseUrl: STUDIO_URL, token: SESSION_TOKEN, retries: 5 });

// The name of this payment in your own records. Running the program again adds the money once.
const headers = { 'Idempotency-Key': 'top-up-2026-11' };
const { balance } = await studio.post('/wallet/add-funds', { body: { amount: 25 }, headers });
console.log(balance);
