import type { Page, Request, Response } from '@playwright/test';

/** Everything that a page must never do unnoticed, recorded during a test. */
export interface Watch {
  /**
   * Announces an answer that the test provokes on purpose; every other answer from 400 on is a problem. A star at the
   * end of the path matches any suffix.
   */
  expectAnswer(status: number, path: string): void;
  /** Announces an error that the page reports on purpose, by a part of its text. */
  expectError(sentence: string): void;
  /** Announces another site that the journey visits, such as that of a provider. */
  expectSite(origin: string): void;
  /** All problems so far, one line each. */
  problems(): string[];
}

/** The browser logs these for every answer from 400 on; the answers themselves are checked in more detail. */
const FAILED_RESPONSE = /^Failed to load resource: the server responded with a status of/;

/** The mocks' worker unregisters when its last page closes; the next page may request an update at that very moment. */
const MOCK_WORKER = 'Failed to update a ServiceWorker';

/** Navigation cancels pending requests: not a failure of the page. */
const CANCELLED = 'net::ERR_ABORTED';

const isAt = (pathname: string, path: string) =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;

/**
 * Collects console errors (including violations of the Content-Security-Policy), uncaught errors, failed and
 * cross-origin requests.
 */
export const watchPage = (page: Page, origin: string): Watch => {
  const issues: string[] = [];
  const announced: { status: number; path: string }[] = [];
  const reported: string[] = [MOCK_WORKER];
  const sites = new Set([origin]);

  const onResponse = (answer: Response) => {
    if (answer.status() < 400) return;
    const { pathname } = new URL(answer.url());
    const known = announced.some(({ status, path }) => status === answer.status() && isAt(pathname, path));
    if (known) return;
    const meant = `watch.expectAnswer(${answer.status()}, '${pathname}')`;
    issues.push(
      `answer ${answer.status()} to ${answer.request().method()} ${pathname}; provoked on purpose: ${meant} before it`,
    );
  };
  const onRequest = (request: Request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && !sites.has(target)) issues.push(`request to another site: ${request.url()}`);
  };
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason !== CANCELLED) issues.push(`${request.method()} ${request.url()} failed: ${reason}`);
  };

  page.on('console', (message) => {
    if (message.type() !== 'error' || FAILED_RESPONSE.test(message.text())) return;
    issues.push(`console: ${message.text()} (provoked on purpose: watch.expectError('a part of it') before it)`);
  });
  page.on('pageerror', (error) => issues.push(`uncaught: ${error.message}`));
  page.on('response', onResponse);
  page.on('request', onRequest);
  page.on('requestfailed', onFailure);

  return {
    expectAnswer: (status, path) => announced.push({ status, path }),
    expectError: (sentence) => reported.push(sentence),
    expectSite: (site) => sites.add(site),
    problems: () => issues.filter((problem) => !reported.some((sentence) => problem.includes(sentence))),
  };
};
