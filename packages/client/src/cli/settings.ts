import { createClient, type StudioClient } from '../client.ts';
import { UsageError } from './output.ts';

function read(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) throw new UsageError(`Please set the environment variable ${name}`);
  return value;
}

/** Settings are never arguments: other users of a computer can read those in its list of processes. */
export function connect(): StudioClient {
  const [baseUrl, apiKey] = [read('STUDIO_URL'), read('STUDIO_API_KEY')];
  try {
    return createClient({ baseUrl, apiKey });
  } catch {
    throw new UsageError(`STUDIO_URL must be a URL that begins with https://: ${baseUrl}`);
  }
}

/** Two secrets, separated by a space, during a rotation. */
export function readWebhookSecrets(): string[] {
  const secrets = read('STUDIO_WEBHOOK_SECRET').split(/\s+/);
  const isSecret = (text: string) => /^whsec_[\w+/]+=*$/.test(text);
  if (!secrets.every(isSecret)) throw new UsageError('STUDIO_WEBHOOK_SECRET must begin with whsec_');
  return secrets;
}
