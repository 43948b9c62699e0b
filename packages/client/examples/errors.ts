import { ApiError, ConnectionError, createClient } from '@studio-site/client';

const { STUDIO_URL = '', STUDIO_API_KEY = '' } = process.env;
const studio = createClient({ baseUrl: STUDIO_URL, apiKey: STUDIO_API_KEY });

try {
  await studio.get('/admin/products', { params: { query: { limit: 5 } } });
} catch (error) {
  if (error instanceof ApiError && error.code === 'scope_missing') {
    console.log(`${error.message} (status ${error.status}, request ${error.requestId})`);
  } else if (error instanceof ConnectionError) {
    console.log('The site cannot be reached');
  } else throw error;
}
