import { createRoot, type Root } from 'react-dom/client';
import type { DevTools } from './dev-tools.ts';
import { PanelToggle } from './panel-toggle.tsx';
import './panel.css';

let mounted: { root: Root; place: HTMLElement } | undefined;

/** Mounts the panel next to the application, last in the reading order. A second call replaces the first. */
export function mountPanel(tools: DevTools): void {
  unmountPanel();
  const place = document.createElement('div');
  place.className = 'dev';
  document.body.append(place);
  const root = createRoot(place);
  root.render(<PanelToggle tools={tools} />);
  mounted = { root, place };
}

/** Removes the panel, if there is one. */
export function unmountPanel(): void {
  mounted?.root.unmount();
  mounted?.place.remove();
  mounted = undefined;
}
