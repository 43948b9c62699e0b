// Runs steps on two cores: single-core steps run concurrently, two-core steps run alone, all in the order of the table.

/**
 * @template T
 * @typedef {object} Job
 * @property {string} name
 * @property {string[]} needs names of jobs that must have ended first; unknown ones are ignored
 * @property {boolean} alone
 * @property {(apart: boolean) => Promise<T>} run apart: other jobs run concurrently, so its output must be printed as a
 * whole
 */

/**
 * @template T
 * @param {Job<T>[]} jobs
 * @param {(job: Job<T>, done: Map<string, T>) => T | undefined} refuse a result for a job that must no longer run
 * @returns {Promise<Map<string, T>>} in the order of the jobs
 */
export const runJobs = async (jobs, refuse) => {
  /** @type {Map<string, T>} */
  const done = new Map();
  const names = new Set(jobs.map(({ name }) => name));
  const isReady = (/** @type {Job<T>} */ { needs }) => needs.every((name) => !names.has(name) || done.has(name));
  const waiting = [...jobs];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  const start = (/** @type {Job<T>} */ job) => {
    waiting.splice(waiting.indexOf(job), 1);
    const refused = refuse(job, done);
    if (refused !== undefined) return void done.set(job.name, refused);
    const work = job.run(!job.alone).then((result) => {
      done.set(job.name, result);
      running.delete(work);
    });
    running.add(work);
  };
  while (waiting.length > 0 || running.size > 0) {
    // Jobs that can share the cores go first; the others then have both to themselves.
    const next = waiting.find((job) => !job.alone && isReady(job)) ?? waiting.find(isReady);
    const fits = next && (next.alone ? running.size === 0 : running.size < 2);
    if (next && fits) start(next);
    else if (running.size > 0) await Promise.race(running);
    else throw new Error(`These steps wait for one another: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return new Map(jobs.flatMap(({ name }) => (done.has(name) ? [[name, /** @type {T} */ (done.get(name))]] : [])));
};
