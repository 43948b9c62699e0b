import { spawnSync } from 'node:child_process';

/** Requires poppler-utils, which desktop Linux distributions include. */
export const canReadPdf = spawnSync('pdftotext', ['-v']).error === undefined;

/** The text of a PDF file as a reader would copy it, in NFC. */
export const readPdf = (file: Buffer, ...options: string[]): string =>
  spawnSync('pdftotext', [...options, '-', '-'], {
    input: file,
    encoding: 'utf8',
    maxBuffer: 1024 * 1024,
  }).stdout.normalize('NFC');
