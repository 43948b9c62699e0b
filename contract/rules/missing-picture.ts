/** Placeholder of a draft without a picture; drawn with the product's other pictures. */
export const MISSING_PICTURE = {
  url: '/media/missing-picture-b1a85264-480.webp',
  alt: '',
  width: 480,
  height: 360,
  widths: [480],
  placeholder: 'data:image/webp;base64,UklGRigAAABXRUJQVlA4IBwAAABQAQCdASoIAAYADMDOJYwABAAAAP7lm09UBAAA',
};

/** The pictures that were actually chosen. */
export const existingPictures = <Picture extends { url: string }>(pictures: readonly Picture[]): Picture[] =>
  pictures.filter(({ url }) => url !== MISSING_PICTURE.url);
