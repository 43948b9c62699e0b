import { createClient } from '@studio-site/client';

const { STUDIO_URL = '', STUDIO_API_KEY = '' } = process.env;
const studio = createClient({ baseUrl: STUDIO_URL, apiKey: STUDIO_API_KEY });

const emails = new Set<string>();
const completed = { params: { query: { status: 'completed', limit: 100 } } } as const;
for await (const { customer } of studio.list('/admin/orders', completed)) {
  if (customer) emails.add(customer.email); // null after an account was erased
}
console.log(`${emails.size} customers have bought something`);
