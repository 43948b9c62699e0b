import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const FILE = 'service-worker.js';

/** The worker is one classic script without imports, because it must also start offline. */
async function bundleWorker(id: string, target: string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: here('..'),
    resolve: { alias: { '@contract': here('../../contract') } },
    define: { BUILD: JSON.stringify(id) },
    build: {
      write: false,
      copyPublicDir: false,
      target,
      rolldownOptions: {
        input: here('../src/session/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: FILE },
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('The service worker was not built');
  return result.output[0].code;
}

/**
 * Adds the service worker to the site's build. The id of the build is a hash of its file names, which contain hashes, so
 * browsers install a new worker with every release and only then. The mocks have a worker of their own.
 */
export function serviceWorker(target: string[]): Plugin {
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild, mode }) =>
      command === 'build' && !isSsrBuild && mode !== 'mock' && !process.env.STORYBOOK,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const names = Object.keys(bundle).sort().join('\n');
        const id = createHash('sha256').update(names).digest('hex').slice(0, 12);
        this.emitFile({ type: 'asset', fileName: FILE, source: await bundleWorker(id, target) });
      },
    },
  };
}
