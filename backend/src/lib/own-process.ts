import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

interface Bounds {
  /** Milliseconds until it is killed. */
  longest: number;
  /** Milliseconds of a processor; watched where the system tells them (Linux). */
  busiest?: number;
  /** Bytes of the answer. */
  largest: number;
  /** Bytes of memory; watched where the system tells them (Linux). */
  memory?: number;
}

const HEAP = '--max-old-space-size=256';
const WATCH_MS = 100;
const PAGE_BYTES = 4_096;
/** Linux counts in hundredths of a second for programs, whatever the kernel does inside. */
const TICK_MS = 10;

/** Memory that the process holds at this moment; 0 where nobody says. */
async function residentBytes(pid: number): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES;
}

/** Time that the process has kept processors busy; 0 where nobody says. */
async function busyMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Behind the name, which may have blanks: the 12th and 13th are the time of the program and of the kernel for it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/**
 * Runs a script of ours in a process of its own and hands over what it writes: what comes from elsewhere can neither stop
 * nor read the server. @throws Error when it fails, is killed, or passes one of the bounds
 */
export function inOwnProcess(
  script: string,
  args: readonly string[],
  input: Uint8Array | string,
  { longest, busiest, largest, memory }: Bounds,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [HEAP, script, ...args], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // Nothing of the settings: what is worked on comes from elsewhere.
      env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
      timeout: longest,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    let length = 0;
    const watch = setInterval(async () => {
      const { pid } = child;
      if (!pid) return;
      const isOver =
        (memory && (await residentBytes(pid)) > memory) || (busiest !== undefined && (await busyMs(pid)) > busiest);
      if (isOver) child.kill('SIGKILL');
    }, WATCH_MS);
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length > largest) child.kill('SIGKILL');
    });
    child.once('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
    child.once('close', (code) => {
      clearInterval(watch);
      if (code === 0 && length > 0) resolve(Buffer.concat(parts));
      else reject(new Error(`The process ended without an answer (${code ?? 'stopped'})`));
    });
    // A process that has ended already takes nothing; its end tells.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
