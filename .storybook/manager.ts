import { GLOBALS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

// A story may set its initial viewport (`parameters.initialViewport`). Fixed story globals would do the same, but lock
// the toolbar; so the toolbar is set when the story changes, and left alone afterwards.
addons.register('initial-viewport', (api) => {
  let shown: string | undefined;
  let own = false; // whether the viewport was set here and not by the user

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
