// Which paths can affect the result of which step. When in doubt, a path counts.

/** Prose for people: only tests that read the tree depend on it. */
const PROSE = /\.(?:md|txt)$|^(?:LICENSE|\.editorconfig)$|^\.github\//;

/** How everything is run or installed. */
const EVERYTHING =
  /^(?:package(?:-lock)?\.json|\.npmrc|tsconfig\.base\.json|vitest\.config\.ts|\.ci\/vitest\.node\.ts|\.ci\/[\w-]+\.mjs|\.ci\/changed\/[\w-]+\.mjs)$/;

const ASIDE = String.raw`(?!.*\.(?:test|spec|stories)\.tsx?$)`;
const SERVER = String.raw`(?:backend\/|contract\/|demo\/(?!art\/|live\/)|\.ci\/stress\/(?:crash|fuzz)\/|docs\/programs\/|packages\/)`;
const CONTRACT = String.raw`openapi\.yaml$`;
/** The sources of the built site, the demo and the server. */
const PRODUCT = String.raw`${ASIDE}(?:frontend\/(?!e2e\/)|backend\/(?!test\/)|contract\/|demo\/(?!art\/)|docs\/programs\/|packages\/|mocks\/(?!conformance\/)|${CONTRACT})`;

export const touches = {
  anything: /^/,
  code: /\.(?:tsx?|mjs|jsonc?|css)$|^openapi\.yaml$/,
  contract: /^(?:openapi\.yaml|redocly\.yaml|orval\.config\.ts)$|^\.ci\/codegen\/|(?:^|\/)generated\//,
  /** What is generated from the contract or the migrated database, and from what. */
  generated:
    /^(?:openapi\.yaml|orval\.config\.ts|docs\/database\.md)$|(?:^|\/)generated\/|^backend\/src\/db\/|^\.ci\/(?:codegen|database)\/|^packages\/operations-map\/src\//,
  product: new RegExp(`^${PRODUCT}`),
  server: new RegExp(`^(?:${SERVER}|${CONTRACT})`),
  /** Where an operation has its handler, its tests, its mock, its scenario, its hook and its story. */
  operations: new RegExp(`^(?:${SERVER}|frontend\\/src\\/|mocks\\/|\\.ci\\/coverage\\/|${CONTRACT})`),
  /** Both sides of the conformance suite. */
  apiSides: new RegExp(`^(?:${SERVER}|mocks\\/|${CONTRACT})`),
  /** Stories show the screens on the mocks. */
  screens: new RegExp(
    `^(?:\\.storybook\\/|\\.ci\\/visual\\/|frontend\\/(?!e2e\\/)|mocks\\/|packages\\/|contract\\/|demo\\/(?:content|live)\\/|${CONTRACT})`,
  ),
  journeys: new RegExp(`^(?:${PRODUCT}|frontend\\/e2e\\/|playwright\\.config\\.ts$)`),
};

/** After a change here every step runs in full. @param {string} file */
export const isEverything = (file) => EVERYTHING.test(file);

/** @param {RegExp | undefined} area @param {string} file path from the root */
export const isTouchedBy = (area, file) => {
  if (area === undefined) return false;
  return isEverything(file) || (PROSE.test(file) ? area === touches.anything : area.test(file));
};
