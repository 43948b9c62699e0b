import { translatedResponses } from '../../contract/generated/translatable.ts';
import type { Language } from '../../contract/rules/languages.ts';
import { recordKeys, translateBody } from '../../contract/translations/translate-body.ts';
import type { MockDb } from '../store/db.ts';
import { readStored } from '../store/stored-site.ts';
import { findTranslations } from '../store/translations.ts';
import type { Call, MockHandlers } from './types.ts';

type Reply = { status: number; body?: unknown };
type Handler = (input: { call: Call }) => Reply | Promise<Reply>;

const translate = (db: MockDb, schema: string, body: unknown, language: Language): unknown =>
  translateBody(schema, body, {
    language,
    translations: findTranslations(db, language, recordKeys(schema, body)),
    topics: schema === 'Site' ? readStored(db) : undefined,
  });

/** Wraps the handlers so that responses are in the caller's language, as on the server. */
export const translateResponses = (db: MockDb, handlers: Partial<MockHandlers>): Partial<MockHandlers> => {
  const table = handlers as unknown as Record<string, Handler | undefined>;
  const translated = Object.entries(translatedResponses).flatMap(([id, schema]) => {
    const handler = table[id];
    if (!handler) return [];
    const translating: Handler = async (input) => {
      const reply = await handler(input);
      if (input.call.language === 'en' || reply.body === undefined || reply.status >= 400) return reply;
      return { ...reply, body: translate(db, schema, reply.body, input.call.language) };
    };
    return [[id, translating] as const];
  });
  return { ...handlers, ...Object.fromEntries(translated) };
};
