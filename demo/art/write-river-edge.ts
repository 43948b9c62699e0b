/**
 * Writes the river between two sections of a page: `node demo/art/write-river-edge.ts`. styles/river-edge.css
 * refers to it by name.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { mediaFolder } from './media-list.ts';
import { riverEdge, riverEdgeFile } from './river-edge.ts';

await writeFile(resolve(mediaFolder, riverEdgeFile), riverEdge);
process.stdout.write(`${riverEdgeFile}\n`);
