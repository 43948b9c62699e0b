import { type InProcessFetch, SURROGATE_KEY } from '../../http/in-process.ts';
import { type Change, isAffected } from '../../lib/changes.ts';

/** The content used by one rendering. */
export interface Rendering {
  readonly tags: ReadonlySet<string>;
  /** Whether any of it was changed while the rendering read it. */
  readonly outdated: boolean;
}

export interface Renderings {
  /**
   * Runs one rendering with a `fetch` that records what it reads.
   * @param outdated called in a later turn if something has changed in the meantime: by then the result is in the cache
   */
  run<Result>(
    render: (fetch: InProcessFetch) => Promise<Result>,
    outdated: (rendering: Rendering) => void,
  ): Promise<[Result, Rendering]>;
  /** Notifies the running renderings. */
  changed(change: Change): void;
}

/** Every page shows the theme in the settings, whatever else it reads. */
const COMMON_TAG = 'site';

function startRendering() {
  const tags = new Set([COMMON_TAG]);
  const changes: Change[] = [];
  return {
    tags,
    changes,
    get outdated() {
      return changes.some((change) => isAffected(change, tags));
    },
  };
}

/** Records what the running renderings read, by the tags that public operations return with their responses. */
export function createRenderings(fetch: InProcessFetch): Renderings {
  const running = new Set<ReturnType<typeof startRendering>>();
  return {
    run: async (render, outdated) => {
      const rendering = startRendering();
      running.add(rendering);
      try {
        const result = await render(async (address, init) => {
          const response = await fetch(address, init);
          for (const tag of response.headers.get(SURROGATE_KEY)?.split(' ') ?? []) rendering.tags.add(tag);
          return response;
        });
        return [result, rendering];
      } finally {
        // A change before the page has been cached must not be missed either.
        setImmediate(() => {
          running.delete(rendering);
          if (rendering.outdated) outdated(rendering);
        });
      }
    },
    changed: (change) => {
      for (const { changes } of running) changes.push(change);
    },
  };
}
