import { type Page, test } from '@playwright/test';

interface Session {
  readonly token: string;
  readonly user: object;
  readonly origin: string;
}

const onMocks = () => test.info().project.name === 'mocks';

/** The mocks answer only inside the page, once the application has started. */
const fetchInPage = async (page: Page, path: string, data: object): Promise<Session> => {
  if (!page.url().startsWith('http')) {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  }
  return page.evaluate(
    async ([target, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(target, { method: 'POST', headers, body });
      return { ...(await answer.json()), origin: location.origin };
    },
    [path, JSON.stringify(data)] as const,
  );
};

const fetchFromServer = async (page: Page, path: string, data: object): Promise<Session> => {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
  return { ...(await answer.json()), origin: new URL(answer.url()).origin };
};

/** Stores the session where the application reads it, even before the browser has opened any page of the site. */
const storeSession = async (page: Page, { token, user, origin }: Session) => {
  const entries = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  if (page.url().startsWith('http'))
    return page.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, entries);
  const cookies = await page.context().cookies();
  return page.context().setStorageState({ cookies, origins: [{ origin, localStorage: entries }] });
};

/**
 * Signs a user in through the API and opens a screen as this user. The forms have journeys of their own; filling them
 * in and waiting for a page that is left immediately would take most of the other journeys' time.
 * @param path of the call that answers a session
 * @param screen where the journey starts
 */
export const startSession = async (page: Page, path: string, data: object, screen: string): Promise<void> => {
  const session = await (onMocks() ? fetchInPage : fetchFromServer)(page, path, data);
  await storeSession(page, session);
  await page.goto(screen);
};
