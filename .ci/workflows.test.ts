import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { operations } from '../contract/generated/operations.ts';

const folder = new URL('../docs/programs/workflows/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml'));
const list = readFileSync(new URL('../workflows.md', folder), 'utf8');

interface Workflow {
  workflowId: string;
  steps: { stepId: string; operationId: string }[];
}

// `npm run workflows` runs them; that takes a build and is part of `npm run test:all`.
it.each(files)('%s is listed, and calls operations of the contract', (file) => {
  expect(list).toContain(`](workflows/${file})`);
  const { workflows }: { workflows: Workflow[] } = parse(readFileSync(new URL(file, folder), 'utf8'));
  const called = workflows.flatMap(({ steps }) => steps.map(({ operationId }) => operationId));
  expect(called.length).toBeGreaterThan(3);
  expect(called.filter((id) => !(id in operations))).toEqual([]);
});
