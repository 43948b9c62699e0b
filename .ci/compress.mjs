// Compresses built files once, so that the server only selects the right one.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// They use every core; the synchronous ones use one.
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** HTML is omitted on purpose: the server fills the template and compresses the finished page. */
const TEXT = /\.(js|mjs|css|svg|json|webmanifest|txt|xml|wasm)$/;
const WORTH_IT_BYTES = 256;

/**
 * Writes `name.br` and `name.gz` next to every text file of a folder.
 * @param {string} folder
 * @returns {Promise<{ files: number, before: number, after: number }>} number of files and their bytes plain and as brotli
 */
export const compressFolder = async (folder) => {
  const sum = { files: 0, before: 0, after: 0 };
  const compress = async (/** @type {string} */ file) => {
    const content = await readFile(file);
    if (content.length < WORTH_IT_BYTES) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
    sum.files += 1;
    sum.before += content.length;
    sum.after += brotli.length;
  };
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  // The files in .vite are for the server itself.
  const isText = (/** @type {import('node:fs').Dirent} */ entry) =>
    entry.isFile() && TEXT.test(entry.name) && basename(entry.parentPath) !== '.vite';
  await Promise.all(entries.filter(isText).map((entry) => compress(join(entry.parentPath, entry.name))));
  return sum;
};
