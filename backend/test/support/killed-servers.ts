import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { kill, ready, type ServerProcess, startProcess } from '../process/process.ts';
import { recordingLogger } from './doubles.ts';
import { serverForTest } from './engines.ts';
import { createMailServer } from './mail-server.ts';

/** Whole servers on one PostgreSQL and one mail server, of which a test kills some. Those left are ended after the file. */
export function setUpKilledServers(name: string) {
  const site = {} as { connection: Connection; dataDir: string };
  const started: ServerProcess[] = [];
  beforeAll(async () => {
    site.connection = await serverForTest(recordingLogger());
    site.dataDir = await mkdtemp(path.join(tmpdir(), `studio-${name}-`));
  });
  afterAll(async () => {
    await Promise.all(started.map(kill));
    await site.connection.close();
    await rm(site.dataDir, { recursive: true, force: true });
  });
  return {
    query: (statement: string, values: unknown[] = []) => site.connection.pool.query(statement, values),
    /** A mail server that acknowledges this many emails, and what starts a server that sends to it. */
    withMail: async (acknowledged: number) => {
      const mail = await createMailServer(acknowledged);
      const start = async (): Promise<ServerProcess> => {
        const server = await ready(
          startProcess({
            DATABASE_URL: site.connection.pool.options.connectionString ?? '',
            DATA_DIR: site.dataDir,
            SMTP_URL: mail.url,
            DEMO_DATA: 'false',
          }),
        );
        started.push(server);
        return server;
      };
      return { mail, start };
    },
  };
}
