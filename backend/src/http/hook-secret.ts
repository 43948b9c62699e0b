import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

/** The password of 'Basic' or the token of 'Bearer'. */
function readSecret(header: string | undefined): string {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return '';
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

/** Whether a mail provider calls. @param secret the password of basic authentication or a bearer token */
export function isHookCaller(request: Request, secret: string): boolean {
  const [a, b] = [Buffer.from(readSecret(request.get('authorization'))), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
