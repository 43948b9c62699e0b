#!/usr/bin/env node
// npm run contract:examples: records the examples in the API reference, from the conformance suite on the mocks.
import { join } from 'node:path';
import { root, run } from './exec.mjs';

const file = join(root, 'docs/programs/examples.json');
const suite = ['run', '--config', '.ci/vitest.node.ts', '--project', 'conformance', 'mocks/conformance/mocks.test.ts'];
process.exitCode = await run('vitest', suite, { EXAMPLES_FILE: file });
