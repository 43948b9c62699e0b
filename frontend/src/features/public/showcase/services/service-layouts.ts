/** The layout of a service: a picture up to the window's edge, or one of two side by side. */
export type ServiceLayout = 'edge-right' | 'edge-left' | 'large-left' | 'small-right' | 'small-left' | 'large-right';

const RHYTHM: readonly ServiceLayout[] = [
  'edge-right',
  'large-left',
  'small-right',
  'edge-left',
  'small-left',
  'large-right',
];

/** The layout of each of `count` services. A last one without a neighbour takes a whole row on the other side. */
export function serviceLayouts(count: number): ServiceLayout[] {
  return Array.from({ length: count }, (_, index) => {
    const layout = RHYTHM[index % RHYTHM.length] ?? 'edge-right';
    const alone = index === count - 1 && index % 3 === 1;
    if (!alone) return layout;
    return layout === 'large-left' ? 'edge-left' : 'edge-right';
  });
}
