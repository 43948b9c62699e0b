// Run beside Kubb's packages; INTEROP_FOLDER has the contract and gets the output.
import { join } from 'node:path';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

const folder = process.env.INTEROP_FOLDER ?? '.';
const one = (/** @type {string} */ path) => ({ path, barrelType: /** @type {const} */ (false) });

export default {
  root: folder,
  input: { path: join(folder, 'kubb.yaml') },
  output: { path: 'kubb', clean: true, barrelType: false, format: false, lint: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs({ output: one('types.ts') }),
    pluginClient({ output: one('clients.ts'), client: 'fetch', bundle: true, dataReturnType: 'full' }),
  ],
};
