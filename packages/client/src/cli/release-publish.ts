import { openAsBlob, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Argv, CommandModule } from 'yargs';
import { type PublishedFile, publishRelease, type ReleaseToPublish } from '../releases.ts';
import { type OutputOptions, print, UsageError } from './output.ts';
import { connect } from './settings.ts';

const PLATFORMS = ['any', 'windows', 'macos', 'linux', 'android', 'ios'] as const satisfies PublishedFile['platform'][];
const CHANNELS = ['stable', 'beta'] as const satisfies ReleaseToPublish['channel'][];

interface Arguments extends OutputOptions {
  product: number;
  semver: string;
  files: string[];
  notes: string;
  channel: (typeof CHANNELS)[number];
}

/** `windows=setup.exe`, or a path alone. */
async function openFile(argument: string): Promise<PublishedFile> {
  const platform = PLATFORMS.find((name) => argument.startsWith(`${name}=`)) ?? 'any';
  const path = argument.startsWith(`${platform}=`) ? argument.slice(platform.length + 1) : argument;
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`File not found: ${path}`);
  const content = await openAsBlob(path);
  return { content, name: basename(path), platform };
}

const readNotes = (path: string): Promise<string> =>
  (path === '-' ? text(process.stdin) : readFile(path, 'utf8')).catch(() => {
    throw new UsageError(`File not found: ${path}`);
  });

/** Only for people who are watching. */
function showProgress(received: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\rUploading ${Math.floor((100 * received) / total)} %`);
  if (process.stderr.isTTY && received === total) process.stderr.write('\r\u001b[K');
}

export const releasePublish: CommandModule<OutputOptions, Arguments> = {
  command: 'publish <product> <semver> <files..>',
  describe: 'Upload files and publish them as a release',
  builder: (yargs: Argv<OutputOptions>) =>
    yargs
      .positional('product', { type: 'number', demandOption: true, describe: 'Number of the product' })
      .positional('semver', { type: 'string', demandOption: true, describe: 'Version, such as 2.1.0' })
      .positional('files', {
        type: 'string',
        array: true,
        demandOption: true,
        describe: 'Files, each with its platform if it has one: windows=setup.exe macos=app.dmg',
      })
      .option('notes', { type: 'string', demandOption: true, describe: 'Markdown file with the notes, - for stdin' })
      .option('channel', { choices: CHANNELS, default: 'stable' as const, describe: 'Channel of the release' }),
  handler: async ({ product, semver, files: paths, notes: notesPath, channel, json }) => {
    if (!Number.isInteger(product)) throw new UsageError('<product> must be a number');
    const studio = connect();
    const [notes, ...files] = await Promise.all([readNotes(notesPath), ...paths.map(openFile)]);
    const release = { product, version: semver, notes, files, channel };
    const published = await publishRelease(studio, release, json ? {} : { onProgress: showProgress });
    print({ json }, `Published ${published.version}`, published);
  },
};
