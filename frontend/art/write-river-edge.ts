/** Writes the river between two parts of a page: `node frontend/art/write-river-edge.ts`. Its name stands in styles/river-edge.css. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { mediaFolder } from './media-list.ts';
import { riverEdge, riverEdgeFile } from './river-edge.ts';

await writeFile(resolve(mediaFolder, riverEdgeFile), riverEdge);
process.stdout.write(`${riverEdgeFile}\n`);
