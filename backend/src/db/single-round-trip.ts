import type { PGlite } from '@electric-sql/pglite';

const code = (letter: string): number => letter.charCodeAt(0);

/** Parse, Bind, Describe, Execute and Close: the engine need not respond before the Sync that follows them. */
const EXTENDED_MESSAGES = new Set(['P', 'B', 'D', 'E', 'C'].map(code));

/** The part of it that the embedded engine's driver uses. */
type Engine = Pick<PGlite, 'execProtocolStream' | 'waitReady'>;

/**
 * Wraps the engine to combine messages: the driver sends a prepared statement as four messages, each of which would be
 * a separate call into the engine. As a single call the statement takes half the time.
 */
export function singleRoundTrip(engine: PGlite): PGlite {
  let messages: Uint8Array[] = [];
  const batched: Engine = {
    waitReady: engine.waitReady,
    execProtocolStream: async (message, options) => {
      messages.push(message);
      if (EXTENDED_MESSAGES.has(message[0] ?? 0)) return [];
      const statement = Buffer.concat(messages);
      messages = [];
      return engine.execProtocolStream(statement, options);
    },
  };
  return batched as PGlite;
}
