import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

interface ProcessLimits {
  /** Milliseconds after which the process is killed. */
  timeoutMs: number;
  /** Maximum processor time in milliseconds; enforced where the system reports it (Linux). */
  maxCpuMs?: number;
  /** Maximum output in bytes. */
  maxOutputBytes: number;
  /** Maximum memory in bytes; enforced where the system reports it (Linux). */
  memory?: number;
}

const HEAP_FLAG = '--max-old-space-size=256';
const WATCH_INTERVAL_MS = 100;
const PAGE_BYTES = 4_096;
/** Linux reports processor time in hundredths of a second, whatever the kernel uses internally. */
const TICK_MS = 10;

/** The process's current resident memory; 0 where not available. */
async function residentBytes(pid: number): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES;
}

/** The process's processor time; 0 where not available. */
async function busyMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name, which may contain spaces: fields 12 and 13 are user and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/**
 * Runs one of our scripts in a separate process and returns its output: untrusted input can neither stop nor read the
 * server. @throws Error when it fails, is killed, or exceeds a limit
 */
export function runInChildProcess(
  script: string,
  args: readonly string[],
  input: Uint8Array | string,
  { timeoutMs, maxCpuMs, maxOutputBytes, memory }: ProcessLimits,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [HEAP_FLAG, script, ...args], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // Without the server's settings, because the input is untrusted.
      env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    let length = 0;
    const watch = setInterval(async () => {
      const { pid } = child;
      if (!pid) return;
      const isOver =
        (memory && (await residentBytes(pid)) > memory) || (maxCpuMs !== undefined && (await busyMs(pid)) > maxCpuMs);
      if (isOver) child.kill('SIGKILL');
    }, WATCH_INTERVAL_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxOutputBytes) child.kill('SIGKILL');
    });
    child.once('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
    child.once('close', (code) => {
      clearInterval(watch);
      if (code === 0 && length > 0) resolve(Buffer.concat(chunks));
      else reject(new Error(`The process ended without an answer (${code ?? 'stopped'})`));
    });
    // A process that has already ended accepts no input; its exit reports why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
