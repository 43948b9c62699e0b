#!/usr/bin/env node
import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { keysRotate } from './keys-rotate.ts';
import { ordersExport } from './orders-export.ts';
import { printFailure, toFailure, UsageError } from './output.ts';
import { releasePublish } from './release-publish.ts';
import { webhooksListen } from './webhooks-listen.ts';

const EPILOGUE = `Settings are environment variables: STUDIO_URL, STUDIO_API_KEY, and STUDIO_WEBHOOK_SECRET for webhooks.
Exit codes: 0 done, 1 refused by the server, 2 wrong argument, setting or file, 3 server not reachable.`;

const NO_COMMAND = 'Please enter a command';

const args = hideBin(process.argv);

// The reader of a pipe, such as `head`, has seen enough.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

try {
  await yargs(args)
    .scriptName('studio')
    .locale('en')
    .option('json', { type: 'boolean', default: false, global: true, describe: 'Print JSON' })
    .command('release', 'Releases of a product', (group) => group.command(releasePublish).demandCommand(1, NO_COMMAND))
    .command('orders', 'Orders of the shop', (group) => group.command(ordersExport).demandCommand(1, NO_COMMAND))
    .command('keys', 'The API key itself', (group) => group.command(keysRotate).demandCommand(1, NO_COMMAND))
    .command('webhooks', 'Webhooks during development', (group) =>
      group.command(webhooksListen).demandCommand(1, NO_COMMAND),
    )
    .completion('completion', 'Print a completion script for bash or zsh')
    .demandCommand(1, NO_COMMAND)
    .strict()
    .version(false)
    .epilogue(EPILOGUE)
    .fail((message, error) => {
      throw error ?? new UsageError(`${message}. See studio --help`);
    })
    .parseAsync();
} catch (error) {
  const failure = toFailure(error);
  printFailure({ json: args.includes('--json') }, failure);
  process.exitCode = failure.exitCode;
}
