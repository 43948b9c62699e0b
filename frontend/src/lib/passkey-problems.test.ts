import { describe, expect, it } from 'vitest';
import { passkeyProblem } from './passkey-problems.ts';

describe('messages for failed passkeys', () => {
  it('is the same whether the user cancelled or has none', () => {
    expect(passkeyProblem(new DOMException('', 'NotAllowedError'))).toBe('No passkey was used. Please try again.');
    expect(passkeyProblem(new DOMException('', 'AbortError'))).toBe('No passkey was used. Please try again.');
  });

  it('names a second passkey on one device, a foreign domain and an old browser', () => {
    expect(passkeyProblem(new DOMException('', 'InvalidStateError'))).toMatch('already');
    expect(passkeyProblem(new DOMException('', 'SecurityError'))).toMatch('this site');
    expect(passkeyProblem(new Error('WebAuthn is not supported in this browser'))).toMatch('browser');
  });

  it('leaves other errors to the caller', () => {
    expect(passkeyProblem(new Error('HTTP 500'))).toBeUndefined();
    expect(passkeyProblem('text')).toBeUndefined();
  });
});
