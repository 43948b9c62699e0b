import { createClient } from '@studio-site/client';

const { STUDIO_URL = '', STUDIO_API_KEY = '' } = process.env;
const studio = createClient({ baseUrl: STUDIO_URL, apiKey: STUDIO_API_KEY });

const { items, total } = await studio.get('/admin/orders', { params: { query: { limit: 5 } } });
for (const order of items) console.log(order.number, order.status, order.total);
console.log(`${total} orders`);
