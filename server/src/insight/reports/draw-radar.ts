import { pointOnAxis } from '@trattativa/domain/people/radar-shape';
import type { PdfDocument } from '../../platform/pdf/open-pdf.ts';
import type { SheetSection } from './sheet.ts';

const radius = 62;
const labelRoom = 34;
const labelWidth = 130;
const ink = '#4a5750';
const line = '#c9d1cc';
const accent = '#0f6b3c';

/** The radar of a player's page: labelled axes; the shape is broken where few evaluations stand behind it. */
export function drawRadar(document: PdfDocument, { axes, isSure }: NonNullable<SheetSection['radar']>): void {
  const height = 2 * radius + 2 * labelRoom;
  if (document.y + height > document.page.height - document.page.margins.bottom) document.addPage();
  const top = document.y;
  const centre = { x: document.page.width / 2, y: top + labelRoom + radius };
  const count = axes.length;
  const at = (axis: number, share: number) => {
    const { x, y } = pointOnAxis(axis, count, share, radius);
    return [centre.x + x, centre.y + y] as const;
  };
  const outline = (shares: readonly { axis: number; share: number }[]) =>
    document.polygon(...shares.map(({ axis, share }) => [...at(axis, share)]));
  document.save().lineWidth(0.6);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) outline(axes.map((_, axis) => ({ axis, share }))).stroke(line);
  const known = axes.flatMap(({ share }, axis) => (share === null ? [] : [{ axis, share }]));
  if (known.length > 0) {
    if (isSure) outline(known).fillOpacity(0.2).fill(accent);
    document.fillOpacity(1).lineWidth(1.4);
    if (!isSure) document.dash(4, { space: 3 });
    outline(known).stroke(accent);
    if (!isSure) document.undash();
  }
  document.font('text').fontSize(9).fillColor(ink);
  for (const [axis, { label }] of axes.entries()) {
    const [x, y] = at(axis, 1.12);
    const side = Math.abs(x - centre.x) < 5 ? 'center' : x > centre.x ? 'left' : 'right';
    const left = side === 'center' ? x - labelWidth / 2 : side === 'left' ? x : x - labelWidth;
    document.text(label, left, y - (side === 'center' ? 12 : 5), { width: labelWidth, align: side });
  }
  document.restore();
  document.x = document.page.margins.left;
  document.y = top + height;
  document.fontSize(10);
}
