/**
 * `comparison`: two pictures with a line to drag between them; `gallery`: the product's own pictures; `sandbox`: a web page in a sandboxed frame; `component`: a part of the installed site, by name
 */
export type ProductPreviewKind = typeof ProductPreviewKind[keyof typeof ProductPreviewKind];


export const ProductPreviewKind = {
  comparison: 'comparison',
  gallery: 'gallery',
  sandbox: 'sandbox',
  component: 'component',
} as const;
