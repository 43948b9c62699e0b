/** The types that the server can decode; browsers may support more: HEIC in Safari, BMP, SVG. */
const SUPPORTED_TYPES = /^image\/(jpeg|png|webp|gif|avif|tiff)$/;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 25_000_000;
/** Twice the size that the server stores. */
const MAX_SIDE = 1024;

async function open(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

/** The picture, scaled down and in a type that every server can read. */
function redraw(picture: HTMLImageElement): Promise<Blob | null> {
  // An SVG may have no size of its own.
  const width = picture.naturalWidth || MAX_SIDE;
  const height = picture.naturalHeight || MAX_SIDE;
  const scale = MAX_SIDE / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/webp', 0.9));
}

/**
 * The selected file, redrawn in the browser if the server could not decode it or would find it too large. A file that
 * this browser cannot decode either stays unchanged: the server reports the problem.
 * @param address the file as a data URL
 */
export async function toSupportedPicture(file: File, address: string): Promise<File> {
  const picture = await open(address);
  if (!picture) return file;
  const isSmall = file.size <= MAX_BYTES && picture.naturalWidth * picture.naturalHeight <= MAX_PIXELS;
  if (isSmall && SUPPORTED_TYPES.test(file.type)) return file;
  const redrawn = await redraw(picture);
  return redrawn ? new File([redrawn], 'avatar.webp', { type: redrawn.type }) : file;
}
