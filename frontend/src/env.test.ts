import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('uses the page’s own origin by default', () => {
    expect(readEnv({})).toEqual({ apiOrigin: '' });
  });

  it('accepts an origin', () => {
    expect(readEnv({ VITE_API_ORIGIN: 'https://api.example.com' }).apiOrigin).toBe('https://api.example.com');
  });

  it.each(['api.example.com', 'https://api.example.com/api', '/api', 5000])('names the variable for %j', (value) => {
    expect(() => readEnv({ VITE_API_ORIGIN: value })).toThrow('VITE_API_ORIGIN');
  });
});
