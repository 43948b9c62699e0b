// `npm run storage:move -- --from disk --to s3`: copies all files and pictures between disk and S3.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EnvError, readEnv } from '../env.ts';
import { type MoveReport, moveFiles } from '../storage/move-files.ts';
import { openStorage } from '../storage/open-storage.ts';
import { StorageUnavailable } from '../storage/storage.ts';
import { print } from './print.ts';

const USAGE = 'Usage: npm run storage:move -- --from disk --to s3 (or vice versa)';
const REPORT_EVERY = 500;

/** A problem for the operator at the console. */
class MoveError extends Error {}

const formatReport = ({ copied, present, bytes, failed }: MoveReport) =>
  `${copied} copied (${(bytes / 1e6).toFixed(1)} MB), ${present} already present, ${failed.length} failed`;

function parseDirections(): ['disk' | 's3', 'disk' | 's3'] {
  const isKind = (text: string | undefined) => text === 'disk' || text === 's3';
  const { from, to } = (() => {
    try {
      return parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
    } catch {
      throw new MoveError(USAGE);
    }
  })();
  if (!isKind(from) || !isKind(to) || from === to) throw new MoveError(USAGE);
  return [from, to];
}

async function main(): Promise<void> {
  const [from, to] = parseDirections();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  if (!env.storage.s3)
    throw new MoveError('The S3 store is not configured: set S3_BUCKET, and S3_ENDPOINT for your own store.');
  const [source, target] = [await openStorage(env, from), await openStorage(env, to)];
  print(`From ${source.description} to ${target.description}`);
  const report = await moveFiles(source, target, (now) => {
    if ((now.copied + now.present) % REPORT_EVERY === 0) print(formatReport(now));
  });
  print(`${formatReport(report)}. Nothing was removed from the source.`);
  for (const { key, reason } of report.failed) print(`  ${key}: ${reason}`);
  if (report.failed.length > 0) throw new MoveError('Run the command again to copy the remaining files.');
  print(`Start the servers with STORAGE=${to}; run the command once more for files added in the meantime.`);
}

main().catch((error: unknown) => {
  const reason = error instanceof StorageUnavailable && error.cause instanceof Error ? error.cause.message : '';
  const plain = error instanceof EnvError || error instanceof MoveError;
  const text =
    error instanceof StorageUnavailable ? `The storage is not responding: ${reason || 'no reason given'}` : error;
  process.stderr.write(`${plain && error instanceof Error ? error.message : String(text)}\n`);
  process.exitCode = 1;
});
