import { avatarWidth } from '@trattativa/domain/platform/file-limits';
import type { Area } from 'react-easy-crop';

/** Sharp on screens with several points to a pixel. */
const density = 2;
/** The spec's export quality (spec §9). PNG loses nothing, so browsers have no use for it; it is said all the same. */
const quality = 0.8;

/** The chosen part of a picture as a PNG, 132 px wide at twice the density, `ratio` times as high. */
export async function cutPicture(url: string, area: Area, ratio: number): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = avatarWidth * density;
  canvas.height = Math.round(avatarWidth * ratio * density);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const content = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png', quality));
  if (!content) throw new Error('this browser cannot write a PNG');
  return new File([content], 'avatar.png', { type: 'image/png' });
}
