import { clubColours, coloursOfName } from '@trattativa/domain/platform/club-colours';
import { patternPath, shieldPath } from '../../../files/crests.ts';
import type { PdfDocument } from '../../../platform/pdf/open-pdf.ts';

/** The crest in the colours that follow from a club's name, as on the screens. */
export function drawCrest(document: PdfDocument, name: string, x: number, y: number, side: number): void {
  const { pattern, first, second } = coloursOfName(name);
  const edge = first === 'white' ? clubColours[second] : clubColours[first];
  document
    .save()
    .translate(x, y)
    .scale(side / 100);
  document.save().path(shieldPath).clip();
  document.rect(0, 0, 100, 100).fill(clubColours[first]);
  document.path(patternPath(pattern)).fill(clubColours[second]);
  document.restore();
  document.path(shieldPath).lineWidth(4).stroke(edge);
  document.restore();
}
