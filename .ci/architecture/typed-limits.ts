// Limits of fields come from the generated schemas: a changed limit in openapi.yaml then also changes the form.
import type { Sources } from './sources.ts';

const PLACE = /^frontend\/src\/(?:features|components)\/(?!.*(?:\.test\.|\.stories\.|\/live\/))/;
const TYPED = [
  /\bmaxLength=\{\d[^}]*\}/,
  /\b(?:maxLength|longest|[a-z]+Max): \d+/,
  /\bname: '[^']+'[^}\n]*\b(?:max|most): \d+/,
];

/** Fields with a hard-coded limit. */
export const findTypedLimits = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    const found = PLACE.test(file) ? TYPED.map((limit) => limit.exec(text)?.[0]).find(Boolean) : undefined;
    return found ? [`${file} types a limit (${found}): take it from the generated schema`] : [];
  });

/** Files in which a lint rule is disabled. */
export const findSuppressions = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => (/\/[/*]\s*biome-ignore/.test(text) ? [file] : []));
