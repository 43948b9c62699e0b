/**
 * A chosen file as a data address, to be shown before it is uploaded: the content policy allows no other way. Null for
 * what is no picture or cannot be read.
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
