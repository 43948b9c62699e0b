import type { Kysely } from 'kysely';
import type { OperationId } from '../../../../contract/generated/operations.ts';
import { translatedResponses } from '../../../../contract/generated/translatable.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { recordKeys, translateBody } from '../../../../contract/translations/translate-body.ts';
import { listPublishedTranslations } from '../../db/published-translations.ts';
import type { Database } from '../../db/schema.ts';
import type { OperationHandlers } from '../../http/contract/operation.ts';
import { readStored } from '../site/admin-site.service.ts';

interface Input {
  call: { language: Language };
}
interface Reply {
  status: number;
  body?: unknown;
}
type Handler = (input: Input) => Promise<Reply>;

async function translate(db: Kysely<Database>, schema: string, body: unknown, language: Language): Promise<unknown> {
  const translations = await listPublishedTranslations(db, language, recordKeys(schema, body));
  const topics = schema === 'Site' ? await readStored(db) : undefined;
  return translateBody(schema, body, { language, translations, topics });
}

/** The handlers with answers in the caller's language, as far as the owner has translated the content. */
export function translateResponses(db: Kysely<Database>, handlers: OperationHandlers): OperationHandlers {
  const table = handlers as unknown as Record<OperationId, Handler>;
  const translated = Object.entries(translatedResponses).map(([id, schema]) => {
    const handler = table[id as OperationId];
    const translating: Handler = async (input) => {
      const reply = await handler(input);
      if (input.call.language === 'en' || reply.body === undefined) return reply;
      return { ...reply, body: await translate(db, schema, reply.body, input.call.language) };
    };
    return [id, translating];
  });
  return { ...handlers, ...Object.fromEntries(translated) };
}
