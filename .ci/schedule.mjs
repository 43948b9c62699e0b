// Runs steps on two cores: those that use one go side by side, those that use both go alone, all in the order of the table.

/**
 * @template T
 * @typedef {object} Job
 * @property {string} name
 * @property {string[]} needs names of jobs that must have ended before; unknown ones do not count
 * @property {boolean} alone
 * @property {(apart: boolean) => Promise<T>} run apart: others run beside it, its output must come in one piece
 */

/**
 * @template T
 * @param {Job<T>[]} jobs
 * @param {(job: Job<T>, done: Map<string, T>) => T | undefined} refuse an answer for a job that must not run any more
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
    // What can share the cores goes first; the rest has them to itself.
    const next = waiting.find((job) => !job.alone && isReady(job)) ?? waiting.find(isReady);
    const fits = next && (next.alone ? running.size === 0 : running.size < 2);
    if (next && fits) start(next);
    else if (running.size > 0) await Promise.race(running);
    else throw new Error(`These steps wait for one another: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return new Map(jobs.flatMap(({ name }) => (done.has(name) ? [[name, /** @type {T} */ (done.get(name))]] : [])));
};
