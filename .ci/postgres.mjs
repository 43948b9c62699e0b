// A temporary PostgreSQL server for tests: in its own folder, without a TCP port, removed when stopped.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const START_LIMIT_MS = 30_000;

/** Newest folder first: distributions use one folder per major version, often outside the path. */
const programFolders = () => {
  const versioned = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((base) => {
    const names = existsSync(base) ? readdirSync(base).filter((name) => /^(postgresql@?)?\d*$/.test(name)) : [];
    names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    return names.map((name) => join(base, name, 'bin'));
  });
  return [...(process.env.PATH ?? '').split(delimiter), ...versioned];
};

/** The folder of PostgreSQL binaries; undefined when this machine has none. */
export const findPostgres = () =>
  programFolders().find((dir) => ['initdb', 'postgres'].every((name) => existsSync(join(dir, name))));

/** PostgreSQL refuses to run as root: the folder and the server then belong to another user of this machine. */
const owner = () => {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    const [uid, gid] = ids.map((id) => Number(id.stdout));
    if (ids.every((id) => id.status === 0)) return { uid, gid };
  }
  return {};
};

/** @param {string} url */
const answers = async (url) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // a refused connection is an answer too
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

/**
 * Starts a server in a new temporary folder.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} undefined when this machine has none
 */
export const startPostgres = async () => {
  const programs = findPostgres();
  if (!programs) return undefined;
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), 'studio-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } };
  const format = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...format], { ...options, stdio: 'ignore' });

  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    ...options,
    stdio: 'ignore',
  });
  const ended = new Promise((done) => server.once('exit', done));
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    server.kill('SIGINT'); // "fast": open connections are closed
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  for (const until = Date.now() + START_LIMIT_MS; !(await answers(url)); await sleep(100)) {
    if (server.exitCode === null && Date.now() < until) continue;
    await stop();
    throw new Error('PostgreSQL was found but does not start');
  }
  return { url, stop };
};
