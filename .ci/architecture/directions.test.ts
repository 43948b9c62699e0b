import { expect, test } from 'vitest';
import { findWrongDirections } from './directions.ts';
import { readSources, toModules } from './sources.ts';

const importing = (file: string, target: string) =>
  findWrongDirections(toModules(new Map([[file, `import { a } from '${target}';`]])));

test('every import follows the direction of the layers', () => {
  expect(
    findWrongDirections(toModules(readSources('frontend/src', 'backend/src', 'contract', 'mocks', 'packages'))),
  ).toEqual([]);
});

test.each([
  ['frontend/src/lib/a.ts', '@/components/ui/button.tsx'],
  ['frontend/src/hooks/a.ts', '../session/session-context.tsx'],
  ['frontend/src/components/a.tsx', '@/api/fetcher.ts'],
  ['frontend/src/components/ui/a.tsx', '@/features/auth/login-form.tsx'],
  ['frontend/src/api/a.ts', '@/components/ui/button.tsx'],
  ['frontend/src/session/a.ts', '@/routes/-context.ts'],
  ['frontend/src/features/home/a.tsx', '@/routes/-context.ts'],
  ['frontend/src/dev/a.tsx', '@/features/home/home-page.tsx'],
  ['backend/src/db/a.ts', '../http/errors.ts'],
  ['backend/src/db/a.ts', '../features/auth/passwords.adapter.ts'],
  ['backend/src/db/migrations/0002-a.ts', '../schema.ts'],
  ['backend/src/http/a.ts', '../features/site/site.repository.ts'],
  ['backend/src/http/protection/a.ts', '../../features/auth/sessions.repository.ts'],
  ['backend/src/mail/a.ts', '../features/site/site.repository.ts'],
  ['backend/src/storage/a.ts', 'express'],
  ['backend/src/pages/a.ts', '../features/site/site.repository.ts'],
  ['backend/src/lib/a.ts', '../http/body.ts'],
  ['backend/src/lib/a.ts', 'kysely'],
  ['backend/src/features/site/a.ts', '../../app.ts'],
  ['mocks/store/db.ts', '../handlers/auth.ts'],
  ['mocks/store/db.ts', '../server/adapter.ts'],
  ['mocks/store/db.ts', '../scenario-text.ts'],
  ['mocks/handlers/accounts/auth.ts', '../../scenarios.ts'],
  ['mocks/handlers/kit/page.ts', '../../conformance/client.ts'],
  ['mocks/server/check.ts', '../handlers/auth.ts'],
  ['mocks/scenarios.ts', './browser.ts'],
  ['backend/src/features/site/a.ts', '../../../../demo/content/site.ts'],
  ['frontend/src/features/home/a.tsx', '@demo/live/pieces.ts'],
  ['contract/rules/a.ts', '../../demo/content/site.ts'],
  ['contract/markdown/a.ts', '../../backend/src/lib/clock.ts'],
  ['packages/conformance/src/a.ts', '../../../contract/generated/operations.ts'],
  ['packages/conformance/test/a.ts', '../../../.ci/exec.mjs'],
  ['packages/conformance/src/a.ts', '../../operations-map/src/index.ts'],
  ['packages/operations-map/src/a.ts', '../../sample/generated/operations.ts'],
])('%s must not import %s', (file, target) => {
  expect(importing(file, target)).not.toEqual([]);
});

test.each([
  ['frontend/src/features/home/a.stories.tsx', '@/routes/-context.ts'],
  ['backend/src/lib/a.ts', '../http/errors.ts'],
  ['backend/src/process/a.ts', '../features/site/site.repository.ts'],
  ['mocks/handlers/accounts/auth.ts', '../../store/db.ts'],
  ['packages/conformance/src/a.ts', './contract.ts'],
  ['mocks/conformance/a.ts', '../../packages/conformance/src/index.ts'],
  ['backend/src/process/seed.ts', '../../../demo/seed/seed.ts'],
])('%s may import %s', (file, target) => {
  expect(importing(file, target)).toEqual([]);
});
