/**
 * A selected file as a data URL, to be shown before it is uploaded: the Content-Security-Policy allows no other way.
 * Null if it is not a picture or cannot be read.
 */
export function readPicture(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return Promise.resolve(null);
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => done(null);
    reader.readAsDataURL(file);
  });
}
