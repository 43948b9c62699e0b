import { openAsBlob } from 'node:fs';
import { createClient, UploadError, uploadFile } from '@studio-site/client';

const { STUDIO_URL = '', STUDIO_API_KEY = '', FILE = '' } = process.env;
const studio = createClient({ baseUrl: STUDIO_URL, apiKey: STUDIO_API_KEY });
const file = await openAsBlob(FILE);

const upload = await uploadFile(studio, file, { name: 'app.zip' }).catch((error) => {
  if (!(error instanceof UploadError)) throw error;
  // For example after the computer was offline for minutes: what has arrived is kept for 48 hours.
  return uploadFile(studio, file, { resume: error.uploadId });
});
console.log(upload.file.id, upload.sha256);
