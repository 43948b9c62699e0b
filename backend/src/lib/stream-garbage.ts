import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Of content that has passed through; a collection of what has just died takes one or two milliseconds. */
const EVERY_BYTES = 16 * 1024 * 1024;

type Collect = (how: { type: 'minor'; execution: 'sync' }) => void;

let collect: Collect | undefined;
let passed = 0;

function exposed(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/**
 * Tells how much of a file has passed through. Its pieces die at once, but what they hold lies outside the engine's heap,
 * so the engine would let some 100 MB of them pile up before it looks.
 */
export function pieceHasPassed(bytes: number): void {
  passed += bytes;
  if (passed < EVERY_BYTES) return;
  passed = 0;
  collect ??= exposed();
  collect({ type: 'minor', execution: 'sync' });
}
