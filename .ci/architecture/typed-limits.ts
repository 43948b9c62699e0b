// Limits of fields come from the generated schemas: a limit that is changed in openapi.yaml then changes its form.
import type { Sources } from './sources.ts';

const PLACE = /^frontend\/src\/(?:features|components)\/(?!.*(?:\.test\.|\.stories\.|\/live\/))/;
const TYPED = [
  /\bmaxLength=\{\d[^}]*\}/,
  /\b(?:maxLength|longest|[a-z]+Max): \d+/,
  /\bname: '[^']+'[^}\n]*\b(?:max|most): \d+/,
];

/** Fields whose limit is a figure in the code. */
export const typedLimits = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    const found = PLACE.test(file) ? TYPED.map((limit) => limit.exec(text)?.[0]).find(Boolean) : undefined;
    return found ? [`${file} types a limit (${found}): take it from the generated schema`] : [];
  });

/** Files in which a rule of the linter is switched off. */
export const suppressions = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => (/\/[/*]\s*biome-ignore/.test(text) ? [file] : []));
