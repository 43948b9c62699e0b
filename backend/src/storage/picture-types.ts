const TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' };

/** The content type of a stored picture; undefined for any other file. */
export const toPictureType = (name: string): string | undefined => TYPES[name.split('.').at(-1) ?? ''];
