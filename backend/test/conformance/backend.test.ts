import { describeConformance } from '../../../mocks/conformance/suite.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp | undefined;

describeConformance(
  'backend',
  async () => {
    app = await createTestApp({ seeded: true });
    return { name: 'backend', origin: app.url, fetch };
  },
  async () => app?.close(),
);
