import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, Router } from 'express';
import { forPaths } from '../for-paths.ts';
import { apiVersions } from './api-versions.ts';
import { allGuides } from './guides/catalogue.ts';
import { guides } from './guides/guides.ts';
import { contractFile } from './openapi.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Guides as Markdown, and programs linked from them. */
const TEXTS = new Set([
  ...allGuides.map(({ name }) => `${name}.md`),
  'licence-client.ts',
  'publish-release.sh',
  'quote-seal.ts',
  'webhook-receiver.mjs',
]);
/** A workflow in Arazzo; `workflows.md` lists them. */
const WORKFLOW = /^[a-z-]+\.arazzo\.yaml$/;
const programs = fileURLToPath(new URL('../../../../docs/programs', import.meta.url));

/** The client package, as `npm run build` packs it. */
const clientPackage = fileURLToPath(new URL('../../../../dist/packages/studio-client.tgz', import.meta.url));

/** Requests and responses of the conformance suite, recorded by `npm run contract:examples`. */
const examples = fileURLToPath(new URL('../../../../docs/programs/examples.json', import.meta.url));

/** Only these files of the package's folder are served. */
const FILES = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

/** The viewer uses small inline images; everything else it loads comes from here. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const links = allGuides.map(({ name, title }) => `<a href="/docs/${name}">${title}</a>`).join('\n');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API documentation</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/start.css">
</head>
<body>
<nav class="guides" aria-label="Guides">
${links}
<a href="/docs/changes.xml">Feed</a>
</nav>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

/**
 * The viewer supports tags but no tag groups: a heading is inserted before the first tag of each group. The recorded
 * examples are added to the contract before it is shown.
 */
const START = `const groupHeadings = {
  wrapComponents: {
    OperationTag: (Tag, { React, specSelectors }) => (props) => {
      const group = specSelectors.specJson().get('x-tagGroups')?.find((one) => one.get('tags').first() === props.tag);
      const style = { fontSize: 32, margin: '48px 0 8px' };
      const heading = group && React.createElement('h2', { key: 'group', style }, group.get('name'));
      return [heading, React.createElement(Tag, { key: 'tag', ...props })];
    },
  },
};
// The viewer filters tags by name only; readers search for paths, summaries and operations too.
const search = {
  fn: {
    opsFilter: (taggedOps, phrase) => {
      const wanted = phrase.toLowerCase();
      const isFound = (text) => String(text ?? '').toLowerCase().includes(wanted);
      return taggedOps
        .map((group, tag) =>
          isFound(tag)
            ? group
            : group.set(
                'operations',
                group
                  .get('operations')
                  .filter((one) =>
                    [one.get('path'), one.getIn(['operation', 'operationId']), one.getIn(['operation', 'summary'])].some(isFound),
                  ),
              ),
        )
        .filter((group) => group.get('operations').size > 0);
    },
  },
};
const put = (content, value) => {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (value !== undefined && type.includes('json')) media.examples = { recorded: { summary: 'Recorded', value } };
  }
};
const withExamples = (examples) => (spec) => {
  const operations = Object.values(spec.paths ?? {}).flatMap((item) => Object.values(item));
  for (const { operationId, requestBody, responses } of operations) {
    const example = examples[operationId];
    if (!example) continue;
    put(requestBody?.content, example.request);
    for (const [status, value] of Object.entries(example.responses)) put(responses[status]?.content, value);
  }
  return spec;
};
const start = (examples) => {
  const merge = withExamples(examples);
  const recorded = { statePlugins: { spec: { wrapActions: { updateJsonSpec: (update) => (spec) => update(merge(spec)) } } } };
  SwaggerUIBundle({
    url: '/docs/openapi.yaml',
    dom_id: '#docs',
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    filter: true,
    plugins: [groupHeadings, recorded, search],
    validatorUrl: null,
  });
};
fetch('/docs/examples.json').then((response) => response.json()).catch(() => ({})).then(start);
`;

const STYLES = `:root { color-scheme: light dark; }
body { margin: 0; background: #fff; }
.guides { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; max-width: 1460px; margin: 0 auto; padding: 1rem 20px; font: 15px/2 system-ui, sans-serif; }
.guides a { color: #1d4ed8; }
@media (prefers-color-scheme: dark) {
  body { background: #1f1f1f; }
  .guides a { color: #93c5fd; }
  /* The viewer has no dark colours: light and dark are exchanged, hues stay. Code is dark already. */
  .swagger-ui { color-scheme: light; filter: invert(88%) hue-rotate(180deg); }
  .swagger-ui .microlight, .swagger-ui .highlight-code { filter: invert(100%) hue-rotate(180deg); }
}
`;

/** The contract as an interactive page, without requests to other hosts. */
export function docs(publicUrl: string): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/docs', (_request, response) => {
    response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' });
    response.type('html').send(PAGE);
  });
  router.get('/docs/', (_request, response) => {
    response.redirect(308, '/docs');
  });
  router.get('/docs/start.css', (_request, response) => {
    response.type('text/css').send(STYLES);
  });
  router.get('/docs/start.js', (_request, response) => {
    response.type('text/javascript').send(START);
  });
  router.get('/docs/openapi.yaml', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('application/yaml').sendFile(contractFile, { cacheControl: false });
  });
  router.get('/docs/examples.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile(examples, { cacheControl: false });
  });
  router.get('/docs/studio-client.tgz', (_request, response, next) => {
    response.set('Cache-Control', 'no-cache').type('application/gzip');
    response.sendFile(clientPackage, { cacheControl: false }, (error) => error && !response.headersSent && next());
  });
  router.use(apiVersions(publicUrl));
  router.use(guides());
  router.get('/docs/workflows/:file', async (request, response, next) => {
    const { file } = request.params;
    if (!WORKFLOW.test(file)) return next();
    const text = await readFile(path.join(programs, 'workflows', file), 'utf8').catch(() => undefined);
    if (text === undefined) return next();
    // Beside the served contract instead of the one in the repository.
    const served = text.replace('url: ../../../openapi.yaml', 'url: ../openapi.yaml');
    response.set('Cache-Control', 'no-cache').type('application/yaml').send(served);
  });
  router.get('/docs/:file', (request, response, next) => {
    const { file } = request.params;
    if (!TEXTS.has(file)) return next();
    response
      .set('Cache-Control', 'no-cache')
      .type('text/plain')
      .sendFile(file, { root: programs, cacheControl: false });
  });
  router.get('/docs/:file', (request, response, next) => {
    if (!FILES.has(request.params.file)) return next();
    response.sendFile(request.params.file, { root: folder, maxAge: '1d' });
  });
  return forPaths(/^\/docs(?:\/|$)/, router);
}
