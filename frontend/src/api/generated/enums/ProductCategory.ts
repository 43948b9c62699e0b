export type ProductCategory = typeof ProductCategory[keyof typeof ProductCategory];


export const ProductCategory = {
  Android_Applications: 'Android Applications',
  Windows_Applications: 'Windows Applications',
  iOS_Applications: 'iOS Applications',
  Graphics_Design: 'Graphics Design',
  Development_Tools: 'Development Tools',
  Scripts: 'Scripts',
  Plugins: 'Plugins',
} as const;
