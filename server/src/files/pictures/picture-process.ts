import sharp from 'sharp';

/**
 * The child process of `encodePicture`: `from to how`. Exits with 1 when the input is no picture or too
 * large.
 */

/** More than any phone camera; a decompression bomb of 20,000 × 20,000 has eight times as many. */
const maxPixels = 50_000_000;
const maxSide = 4096;
const maxAvatarSide = 528;

const [from, to, how] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('from and to are missing');

sharp.concurrency(1);
sharp.cache(false);
const picture = sharp(from, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).autoOrient();
const side = how === 'avatar' ? maxAvatarSide : maxSide;
picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
const { format } = await picture.metadata();
if (how === 'avatar') picture.png({ compressionLevel: 9, palette: true, quality: 80 });
else if (format === 'jpeg') picture.jpeg({ quality: 88 });
else if (format === 'png') picture.png({ compressionLevel: 9 });
else if (format === 'webp') picture.webp({ quality: 88 });
else throw new Error(`${format} is not re-encoded`);
await picture.toFile(to);
