/** Encodes a file as base64. */
export function base64(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result).replace(/^.*?,/, '')));
    reader.addEventListener('error', () => fail(new Error(`${file.name} cannot be read`)));
    reader.readAsDataURL(file);
  });
}
