/** Enough for 32 px on the sharpest screens. */
const side = 96;

/**
 * The drawn crest of a club as a small PNG, for lists: to a browser each SVG is a document of its own, which it
 * lays out when the row appears and draws anew with every part of the row.
 */
export async function crestBitmap(drawing: string): Promise<Buffer> {
  // Loaded by the first crest, since it takes about 20 MB. In this process, since the drawing is our own.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp(Buffer.from(drawing)).resize(side, side).png({ palette: true }).toBuffer();
}
