// Compresses built files once, so that the server only selects the right one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** HTML is omitted on purpose: the server fills the template and compresses the finished page. */
const TEXT = /\.(js|mjs|css|svg|json|webmanifest|txt|xml|wasm)$/;
const WORTH_IT_BYTES = 256;

/**
 * Writes `name.br` and `name.gz` next to every text file of a folder.
 * @param {string} folder
 * @returns {{ files: number, before: number, after: number }} number of files and their bytes plain and as brotli
 */
export const compressFolder = (folder) => {
  const sum = { files: 0, before: 0, after: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    // The files in .vite are for the server itself.
    if (!entry.isFile() || !TEXT.test(entry.name) || basename(entry.parentPath) === '.vite') continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < WORTH_IT_BYTES) continue;
    const options = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const brotli = brotliCompressSync(content, { params: options });
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    sum.files += 1;
    sum.before += content.length;
    sum.after += brotli.length;
  }
  return sum;
};
