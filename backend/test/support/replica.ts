import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accepts, findPrograms, owner } from '../../../.ci/stress/crash/cluster.ts';

const START_LIMIT_MS = 30_000;

/** A separate PostgreSQL server with a streaming replica, both without TCP ports. */
export interface ReplicaPair {
  primary: string;
  replica: string;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  remove(): Promise<void>;
}

const toConnectionUrl = (folder: string) =>
  `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(path.join(folder, 'socket'))}`;

/** Copies a running primary (pg_basebackup) and lets the copy follow it. */
export async function startReplicaPair(): Promise<ReplicaPair> {
  const programs = findPrograms(['initdb', 'postgres', 'pg_basebackup']);
  const user = owner();
  const root = mkdtempSync(path.join(tmpdir(), 'studio-pair-'));
  const [primary, replica] = [path.join(root, 'primary'), path.join(root, 'replica')];
  for (const folder of [root, primary, replica, path.join(primary, 'socket'), path.join(replica, 'socket')]) {
    if (folder !== root) mkdirSync(folder);
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  }
  const options = {
    ...user,
    cwd: root,
    stdio: 'ignore' as const,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
  };
  const run = (name: string, ...args: string[]) => execFileSync(path.join(programs, name), args, options);
  const start = async (folder: string): Promise<ChildProcess> => {
    const settings = ['listen_addresses=', `unix_socket_directories=${folder}/socket`, 'fsync=off'];
    const args = ['-D', path.join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn(path.join(programs, 'postgres'), args, options);
    for (const until = Date.now() + START_LIMIT_MS; !(await accepts(toConnectionUrl(folder))); await sleep(50)) {
      if (server.exitCode !== null || Date.now() > until) throw new Error('PostgreSQL does not start');
    }
    return server;
  };
  const stop = async (server: ChildProcess) => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  const format = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  run('initdb', '-D', path.join(primary, 'data'), ...format);
  const first = await start(primary);
  const following = ['--no-sync', '--checkpoint=fast', '--write-recovery-conf', '--wal-method=stream'];
  run('pg_basebackup', '-D', path.join(replica, 'data'), '-d', toConnectionUrl(primary), ...following);
  let second = await start(replica);
  return {
    primary: toConnectionUrl(primary),
    replica: toConnectionUrl(replica),
    stopReplica: () => stop(second),
    startReplica: async () => {
      second = await start(replica);
    },
    remove: async () => {
      await stop(second);
      await stop(first);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
