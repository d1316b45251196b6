import { pointOnAxis } from '@trattativa/domain/people/players/radar-shape';
import type { PdfDocument } from '../../../platform/pdf/open-pdf.ts';
import { accent, soft } from './page-colours.ts';
import type { SheetSection } from './sheet.ts';

const radius = 54;
const labelRoom = 30;
const ring = '#c9d1cc';

/** The height of a radar with its labels. */
export const radarHeight = 2 * radius + 2 * labelRoom;

/** The radar of a player's page: labelled axes; the shape is broken where few evaluations stand behind it. */
export function drawRadar(
  document: PdfDocument,
  { axes, isSure }: NonNullable<SheetSection['radar']>,
  { x: left, y: top, width }: { x: number; y: number; width: number },
): void {
  const centre = { x: left + width / 2, y: top + labelRoom + radius };
  const labelWidth = width / 2 - radius * 0.5;
  const count = axes.length;
  const at = (axis: number, share: number) => {
    const { x, y } = pointOnAxis(axis, count, share, radius);
    return [centre.x + x, centre.y + y] as const;
  };
  const outline = (shares: readonly { axis: number; share: number }[]) =>
    document.polygon(...shares.map(({ axis, share }) => [...at(axis, share)]));
  document.save().lineWidth(0.6);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) outline(axes.map((_, axis) => ({ axis, share }))).stroke(ring);
  const known = axes.flatMap(({ share }, axis) => (share === null ? [] : [{ axis, share }]));
  if (known.length > 0) {
    if (isSure) outline(known).fillOpacity(0.2).fill(accent);
    document.fillOpacity(1).lineWidth(1.4);
    if (!isSure) document.dash(4, { space: 3 });
    outline(known).stroke(accent);
    if (!isSure) document.undash();
  }
  document.font('text').fontSize(9).fillColor(soft);
  for (const [axis, { label }] of axes.entries()) {
    const [x, y] = at(axis, 1.12);
    const side = Math.abs(x - centre.x) < 5 ? 'center' : x > centre.x ? 'left' : 'right';
    const start = side === 'center' ? x - labelWidth / 2 : side === 'left' ? x : x - labelWidth;
    document.text(label, start, y - (side === 'center' ? 12 : 5), { width: labelWidth, align: side });
  }
  document.restore();
}
