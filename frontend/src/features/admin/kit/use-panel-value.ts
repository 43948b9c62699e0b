import { useState } from 'react';

/**
 * The content of a panel: each opening starts fresh, and the last content stays while the panel slides out.
 * @param value nothing while the panel is closed
 * @returns `count` is the panel's key
 */
export function usePanelValue<Value>(value: Value | null | undefined) {
  const [panel, setPanel] = useState({ value, lastValue: value, count: 0 });
  if (value !== panel.value) {
    const { lastValue, count } = panel;
    setPanel(value ? { value, lastValue: value, count: count + 1 } : { value, lastValue, count });
  }
  return panel;
}
