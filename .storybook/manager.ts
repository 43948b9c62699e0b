import { GLOBALS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

// A story may name the window that it begins in (`parameters.initialViewport`). Fixed story globals would do the same, but
// lock the toolbar; so the toolbar is set when another story comes, and left alone afterwards.
addons.register('initial-viewport', (api) => {
  let shown: string | undefined;
  let own = false; // whether the viewport was chosen here and not by a person

  api.on(GLOBALS_UPDATED, ({ globals }) => {
    own &&= globals.viewport?.value === initialOf(shown);
  });
  api.on(STORY_PREPARED, ({ id }) => {
    if (id === shown) return;
    shown = id;
    const wanted = initialOf(id);
    if (!wanted && !own) return;
    own = wanted !== undefined;
    api.updateGlobals({ viewport: { value: wanted, isRotated: false } });
  });

  function initialOf(id: string | undefined): string | undefined {
    return id === undefined ? undefined : api.getParameters(id, 'initialViewport');
  }
});
