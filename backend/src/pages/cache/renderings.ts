import { type InProcessFetch, SURROGATE_KEY } from '../../http/in-process.ts';
import { type Change, concerns } from '../../lib/changes.ts';

/** What one rendering has been made from. */
export interface Shown {
  readonly tags: ReadonlySet<string>;
  /** Whether any of it was changed while the rendering read it. */
  readonly outdated: boolean;
}

export interface Renderings {
  /**
   * Runs one rendering with a `fetch` that notes what it reads.
   * @param outdated called in a later turn when something was changed meanwhile: by then the result is where others find it
   */
  run<Result>(
    render: (fetch: InProcessFetch) => Promise<Result>,
    outdated: (shown: Shown) => void,
  ): Promise<[Result, Shown]>;
  /** Lets the running ones know. */
  changed(change: Change): void;
}

/** Every page shows the theme that the settings name, whatever else it asks for. */
const ALWAYS = 'site';

function begin() {
  const tags = new Set([ALWAYS]);
  const changes: Change[] = [];
  return {
    tags,
    changes,
    get outdated() {
      return changes.some((change) => concerns(change, tags));
    },
  };
}

/** Notes what the running renderings show, by the tags that the public operations name with their answers. */
export function createRenderings(fetch: InProcessFetch): Renderings {
  const running = new Set<ReturnType<typeof begin>>();
  return {
    run: async (render, outdated) => {
      const shown = begin();
      running.add(shown);
      try {
        const result = await render(async (address, init) => {
          const response = await fetch(address, init);
          for (const tag of response.headers.get(SURROGATE_KEY)?.split(' ') ?? []) shown.tags.add(tag);
          return response;
        });
        return [result, shown];
      } finally {
        // A change that comes before the page has been put away must not be missed either.
        setImmediate(() => {
          running.delete(shown);
          if (shown.outdated) outdated(shown);
        });
      }
    },
    changed: (change) => {
      for (const { changes } of running) changes.push(change);
    },
  };
}
