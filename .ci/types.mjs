#!/usr/bin/env node
// npm run types: the compiler over every folder, in two programs side by side. Frontend, mocks and .ci import one another and
// are one program: on its own each would check the others' files again. The server knows no browser and stays apart.
import { capture } from './exec.mjs';

const programs = { 'frontend, mocks, .ci': '.ci', backend: 'backend' };

const results = await Promise.all(
  Object.entries(programs).map(async ([title, folder]) => ({
    title,
    ...(await capture('tsc', ['-p', folder, '--pretty', 'false'])),
  })),
);
for (const { output } of results) process.stdout.write(output);
for (const { title, code, output } of results) {
  const errors = output.match(/error TS\d+/g)?.length ?? 0;
  console.log(`${title.padEnd(22)}${code === 0 ? 'fine' : `${errors || 'some'} to mend`}`);
  if (code !== 0) process.exitCode = 1;
}
