import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, total } from './counts.mjs';

const vitestReport = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, success: true };
const playwrightReport = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 2 } };

describe('countVitest', () => {
  it('reads the counts of the report', () => {
    expect(countVitest(vitestReport, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
    expect(countVitest({ ...vitestReport, numFailedTests: 3, success: false }, 1)).toMatchObject({
      passed: 5,
      failed: 3,
    });
  });

  it('counts files that fail to load in addition to failed tests', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [] },
    ];
    expect(countVitest({ ...vitestReport, numFailedTests: 1, testResults, success: false }, 1).failed).toBe(2);
  });

  it.each([
    ['no report', undefined, 1],
    ['an unhandled error beside green tests', vitestReport, 1],
    ['a file that did not load', { ...vitestReport, success: false }, 0],
    ['no tests', { ...vitestReport, numPassedTests: 0 }, 0],
  ])('counts %s as one failure', (_case, report, code) => {
    expect(countVitest(report, code).failed).toBe(1);
  });
});

describe('countPlaywright', () => {
  it('reads the counts of the report', () => {
    expect(countPlaywright(playwrightReport, 0)).toEqual({ passed: 4, failed: 0, skipped: 2 });
  });

  it('counts flaky tests as failures', () => {
    const repeated = { stats: { ...playwrightReport.stats, flaky: 1 } };
    expect(countPlaywright(repeated, 0)).toMatchObject({ passed: 4, failed: 1 });
  });

  it.each([
    ['no report', undefined, 1],
    ['a crash beside green tests', playwrightReport, 1],
    ['no tests', { stats: { ...playwrightReport.stats, expected: 0 } }, 0],
  ])('counts %s as one failure', (_case, report, code) => {
    expect(countPlaywright(report, code).failed).toBe(1);
  });
});

describe('total', () => {
  it('sums the rows in one line', () => {
    expect(total([{ passed: 2, failed: 0, skipped: 0 }])).toBe('2 passed, 0 failed');
    expect(
      total([
        { passed: 2, failed: 1, skipped: 0 },
        { passed: 3, failed: 0, skipped: 4 },
      ]),
    ).toBe('5 passed, 1 failed, 4 skipped');
  });
});
