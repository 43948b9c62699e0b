import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.mjs';

describe('vitestFailures', () => {
  it('lists failed tests and files that failed to load', () => {
    const red = String.fromCharCode(27);
    const assertionResults = [
      { status: 'passed', fullName: 'a thing works' },
      { status: 'failed', fullName: 'a thing breaks', failureMessages: [`${red}[31mexpected 1\n\nto be 2${red}[39m`] },
    ];
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults },
      { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'no such module' },
    ];
    expect(vitestFailures({ testResults })).toEqual([
      'a.test.ts › a thing breaks\n      expected 1\n      to be 2',
      'b.test.ts\n      no such module',
    ]);
    expect(vitestFailures(undefined)).toEqual([]);
  });
});

describe('playwrightFailures', () => {
  it('lists failed journeys at any depth', () => {
    const results = [{ error: { message: 'not visible' } }];
    const tests = [
      { projectName: 'backend', status: 'unexpected', results },
      { projectName: 'mocks', status: 'expected', results: [{}] },
    ];
    const specs = [{ file: 'buying.spec.ts', line: 7, title: 'buys', tests }];
    expect(playwrightFailures({ suites: [{ suites: [{ specs }] }] })).toEqual([
      '[backend] buying.spec.ts:7 › buys\n      not visible',
    ]);
    expect(playwrightFailures(undefined)).toEqual([]);
  });
});
