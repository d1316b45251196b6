/** A file's bytes as Base64, as calls carry them. */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In slices: a call takes only so many arguments.
  for (let from = 0; from < bytes.length; from += 32_768)
    binary += String.fromCharCode(...bytes.subarray(from, from + 32_768));
  return btoa(binary);
}
