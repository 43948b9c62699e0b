import type { Argv, CommandModule } from 'yargs';
import { type OutputOptions, print, UsageError } from './output.ts';
import { connect } from './settings.ts';

interface Arguments extends OutputOptions {
  overlap: number;
}

export const keysRotate: CommandModule<OutputOptions, Arguments> = {
  command: 'rotate',
  describe: 'Replace the secret of STUDIO_API_KEY, and print the new one',
  builder: (yargs: Argv<OutputOptions>) =>
    yargs.option('overlap', {
      type: 'number',
      default: 24,
      describe: 'Hours for which the present secret works, up to 72',
    }),
  handler: async ({ overlap, json }) => {
    if (!Number.isInteger(overlap)) throw new UsageError('--overlap must be a whole number of hours');
    const rotated = await connect().post('/api-key/rotate', { body: { overlap_hours: overlap } });
    // The secret alone, so that it can be piped into a store of secrets.
    print({ json }, rotated.secret, rotated);
  },
};
