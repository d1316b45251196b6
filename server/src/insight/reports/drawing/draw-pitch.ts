import { type PlayerRole, playerRolePositions } from '@trattativa/domain/people/player-roles';
import type { PdfDocument } from '../../../platform/pdf/open-pdf.ts';

const grass = '#dcebe1';
const chalk = '#8fb39d';
const accent = '#0f6b3c';
const [wide, long] = [68, 105];

/** A pitch of 68 by 105 as on the screens, with the opponents' goal on top. */
const chalkPath =
  'M1 52.5h66M14 1v16h40V1M25 1v6h18V1M14 104V88h40v16M25 104v-6h18v6M27 17a8.5 8.5 0 0 0 14 0M27 88a8.5 8.5 0 0 1 14 0';

interface Pitch {
  x: number;
  y: number;
  width: number;
  principalRole: PlayerRole | null;
  secondaryRole: PlayerRole | null;
}

/** The height of a pitch of this width. */
export function pitchHeight(width: number): number {
  return (width * long) / wide;
}

/** Where a player plays: the principal role as a dot, the secondary one as a ring. */
export function drawPitch(document: PdfDocument, { x, y, width, principalRole, secondaryRole }: Pitch): void {
  document
    .save()
    .translate(x, y)
    .scale(width / wide);
  document.roundedRect(0, 0, wide, long, 3).fill(grass);
  document.lineWidth(1.1);
  document.roundedRect(1, 1, wide - 2, long - 2, 2).stroke(chalk);
  document.path(chalkPath).stroke(chalk);
  document.circle(wide / 2, long / 2, 9).stroke(chalk);
  const spot = (role: PlayerRole) => {
    const { x: across, y: along } = playerRolePositions[role as PlayerRole];
    const inside = (at: number, length: number) => Math.min(Math.max(at, 8), length - 8);
    return [inside((across * wide) / 100, wide), inside(long - (along * long) / 100, long)] as const;
  };
  if (secondaryRole !== null)
    document
      .circle(...spot(secondaryRole), 5.5)
      .lineWidth(2)
      .fillAndStroke('white', accent);
  if (principalRole !== null)
    document
      .circle(...spot(principalRole), 7)
      .lineWidth(2)
      .fillAndStroke(accent, 'white');
  document.restore();
}
