import { createRoot, type Root } from 'react-dom/client';
import type { DevTools } from './dev-tools.ts';
import { PanelToggle } from './panel-toggle.tsx';
import './panel.css';

let mounted: { root: Root; container: HTMLElement } | undefined;

/** Mounts the panel next to the application, last in the reading order. A second call replaces the first. */
export function mountPanel(tools: DevTools): void {
  unmountPanel();
  const container = document.createElement('div');
  container.className = 'dev';
  document.body.append(container);
  const root = createRoot(container);
  root.render(<PanelToggle tools={tools} />);
  mounted = { root, container };
}

/** Removes the panel, if there is one. */
export function unmountPanel(): void {
  mounted?.root.unmount();
  mounted?.container.remove();
  mounted = undefined;
}
