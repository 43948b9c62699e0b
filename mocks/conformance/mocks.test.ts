import { createMockFetch } from '../node.ts';
import { describeConformance } from './suite.ts';

describeConformance('mocks', async () => {
  const { fetch } = createMockFetch();
  return { name: 'mocks', origin: 'http://mocks.test', fetch };
});
