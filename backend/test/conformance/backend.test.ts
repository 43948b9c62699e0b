import { describeConformance } from '../../../mocks/conformance/suite.ts';
import { createTestApp, DEMO_RULES, type TestApp } from '../test-app.ts';

let app: TestApp | undefined;

/** Jobs enqueued by a request are finished before the next request, as on the mocks. */
const fetchAndFinish = async (url: string, init: RequestInit) => {
  const response = await fetch(url, init);
  if (init.method !== undefined && init.method !== 'GET') await app?.background.idle();
  return response;
};

describeConformance(
  'backend',
  async () => {
    app = await createTestApp({ seeded: true, env: DEMO_RULES });
    return { name: 'backend', origin: app.url, fetch: fetchAndFinish };
  },
  async () => app?.close(),
);
