import type { PdfDocument } from '../../../platform/pdf/open-pdf.ts';
import { drawCrest } from './draw-crest.ts';
import { drawPitch, pitchHeight } from './draw-pitch.ts';
import { accent, edge, faint, ink, leagueColours, soft, tint } from './page-colours.ts';
import type { ReportSheet, SheetLeague, SheetPlayer, SheetRow } from './sheet.ts';

const photoSide = 132;
const pitchWidth = 78;
const gap = 18;
const measuresPerLine = 4;

/** The shirt of somebody without a picture, in a box of 40 by 40. */
const shirt = 'M14 6l-9 5 3 7 4-2v19h16V16l4 2 3-7-9-5a6 4 0 0 1-12 0z';

/** Draws who the player is: photo, name, role, club and league, the facts that decide, the pitch, the measures. */
export function drawPlayerTop(
  document: PdfDocument,
  { title, subtitle }: ReportSheet,
  player: SheetPlayer,
  photo: Buffer | null,
): void {
  const right = document.page.width - edge;
  const left = player.hasFace ? edge + photoSide + gap : edge;
  const width = right - pitchWidth - gap - left;
  const start = 62;

  // Heights first: the tint lies behind everything.
  document.font('bold').fontSize(22);
  const titleHeight = document.heightOfString(title, { width });
  document.font('bold').fontSize(12);
  const roleHeight = subtitle === '' ? 0 : document.heightOfString(subtitle, { width }) + 4;
  const clubWidth = width - 26;
  document.font('text').fontSize(11);
  const clubHeight =
    player.club === '' ? 0 : Math.max(20, document.heightOfString(player.club, { width: clubWidth }));
  const leagueHeight = player.league === null ? 0 : 20;
  const words = titleHeight + roleHeight + clubHeight + leagueHeight + 16;
  const tall = Math.max(player.hasFace ? photoSide : 0, pitchHeight(pitchWidth), words);
  const facts = factsHeight(document, player.deciding, right - edge);
  document.rect(0, 0, document.page.width, start + tall + gap + (facts > 0 ? facts + gap : 0)).fill(tint);

  document.font('bold').fontSize(9).fillColor(accent).text('Trattativa', edge, 32, { lineBreak: false });
  if (player.hasFace) drawPhoto(document, photo, edge, start);
  drawPitch(document, { ...player, x: right - pitchWidth, y: start, width: pitchWidth });
  let y = start;
  document.font('bold').fontSize(22).fillColor(ink).text(title, left, y, { width });
  y += titleHeight + 4;
  if (subtitle !== '') {
    document.font('bold').fontSize(12).fillColor(accent).text(subtitle, left, y, { width });
    y += roleHeight + 4;
  }
  if (player.club !== '') {
    drawCrest(document, player.club, left, y - 2, 20);
    document
      .font('text')
      .fontSize(11)
      .fillColor(ink)
      .text(player.club, left + 26, y + 1, { width: clubWidth });
    y += clubHeight + 6;
  }
  if (player.league) drawBadge(document, player.league, left, y, width);
  y = start + tall + gap;
  if (facts > 0) {
    drawFacts(document, player.deciding, y, right - edge);
    y += facts + gap;
  }
  document.y = drawMeasures(document, player.measures, y + 14, right - edge);
}

/** The league as a short coloured name; returns its height. */
export function drawBadge(
  document: PdfDocument,
  { name, level }: SheetLeague,
  x: number,
  y: number,
  max: number,
): void {
  const colour = leagueColours[level ?? -1];
  document.font('bold').fontSize(8.5);
  const width = Math.min(document.widthOfString(name) + 12, max);
  document.roundedRect(x, y, width, 15, 3).fill(colour ?? '#e4e9e5');
  document
    .fillColor(colour ? 'white' : ink)
    .text(name, x + 6, y + 2.6, { width: width - 8, height: 11, ellipsis: true });
}

function drawPhoto(document: PdfDocument, photo: Buffer | null, x: number, y: number): void {
  document.save().roundedRect(x, y, photoSide, photoSide, 10).clip();
  document.rect(x, y, photoSide, photoSide).fill('#cfe0d5');
  if (photo)
    document.image(photo, x, y, { cover: [photoSide, photoSide], align: 'center', valign: 'center' });
  else {
    document.translate(x, y).scale(photoSide / 40);
    document.path(shirt).fill('#9dbfab');
  }
  document.restore();
}

const factPad = 10;

function factWidth(count: number, width: number): number {
  return (width - (count - 1) * 8) / count;
}

function factsHeight(document: PdfDocument, facts: readonly string[], width: number): number {
  if (facts.length === 0) return 0;
  document.font('bold').fontSize(10.5);
  const inner = factWidth(facts.length, width) - 2 * factPad;
  return Math.max(...facts.map((fact) => document.heightOfString(fact, { width: inner }))) + 2 * factPad;
}

function drawFacts(document: PdfDocument, facts: readonly string[], y: number, width: number): void {
  const height = factsHeight(document, facts, width);
  const each = factWidth(facts.length, width);
  for (const [index, fact] of facts.entries()) {
    const x = edge + index * (each + 8);
    document.roundedRect(x, y, each, height, 7).fill('white');
    document.font('bold').fontSize(10.5).fillColor(accent);
    document.text(fact, x + factPad, y + factPad, { width: each - 2 * factPad });
  }
}

/** Labels above values, four in a line; returns where they end. */
function drawMeasures(
  document: PdfDocument,
  rows: readonly SheetRow[],
  start: number,
  width: number,
): number {
  const each = width / measuresPerLine;
  let y = start;
  for (let from = 0; from < rows.length; from += measuresPerLine) {
    const line = rows.slice(from, from + measuresPerLine);
    let tallest = 0;
    for (const [index, { label, value }] of line.entries()) {
      const x = edge + index * each;
      const box = { width: each - 8 };
      document.font('text').fontSize(8.5).fillColor(faint);
      const labelHeight = document.heightOfString(label, box);
      document.text(label, x, y, box);
      document.font('bold').fontSize(11).fillColor(ink);
      tallest = Math.max(tallest, labelHeight + document.heightOfString(value, box));
      document.text(value, x, y + labelHeight, box);
    }
    y += tallest + 10;
  }
  document.fillColor(soft);
  return y;
}
