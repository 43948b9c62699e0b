import type { PGlite } from '@electric-sql/pglite';

const code = (letter: string): number => letter.charCodeAt(0);

/** Parse, Bind, Describe, Execute and Close: the engine need not answer before the Sync that follows them. */
const PARTS = new Set(['P', 'B', 'D', 'E', 'C'].map(code));

/** What the driver of the embedded engine uses of it. */
type Engine = Pick<PGlite, 'execProtocolStream' | 'waitReady'>;

/**
 * The engine with its messages put together: the driver hands over a prepared statement in four messages, and each of
 * them would be a call into the engine with everything around it. As one call the statement takes half the time.
 */
export function singleRoundTrip(engine: PGlite): PGlite {
  let parts: Uint8Array[] = [];
  const whole: Engine = {
    waitReady: engine.waitReady,
    execProtocolStream: async (message, options) => {
      parts.push(message);
      if (PARTS.has(message[0] ?? 0)) return [];
      const statement = Buffer.concat(parts);
      parts = [];
      return engine.execProtocolStream(statement, options);
    },
  };
  return whole as PGlite;
}
