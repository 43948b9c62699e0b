import { openAsBlob } from 'node:fs';
import { createClient, publishRelease } from '@studio-site/client';

const { STUDIO_URL = '', STUDIO_API_KEY = '', FILE = '' } = process.env;
const studio = createClient({ baseUrl: STUDIO_URL, apiKey: STUDIO_API_KEY });

const release = await publishRelease(studio, {
  product: 1,
  version: '9.1.0',
  notes: '- Opens large files faster',
  files: [{ content: await openAsBlob(FILE), name: 'app-9.1.0.zip', platform: 'windows' }],
});
console.log(`Published ${release.version}`);
