import { numberPages } from '../../platform/pdf/number-pages.ts';
import { type PdfDocument, writePdf } from '../../platform/pdf/open-pdf.ts';
import { drawCrest } from './drawing/draw-crest.ts';
import { drawBadge, drawPlayerTop } from './drawing/draw-player-top.ts';
import { drawRadar, radarHeight } from './drawing/draw-radar.ts';
import { accent, edge, faint, ink, line } from './drawing/page-colours.ts';
import { PageFlow, type Piece } from './drawing/page-flow.ts';
import { drawPrintNote, type PrintFacts, pageWords, printNoteHeight } from './drawing/print-note.ts';
import type { ReportSheet, SheetCareerEntry, SheetPlayer, SheetRow, SheetSection } from './drawing/sheet.ts';

const between = 28;
const careerEntryStep = 10;

/** Draws a player's report to `path` in the layout of the player's page. User text is drawn as plain text. */
export async function writePlayerReport(
  path: string,
  sheet: ReportSheet & { player: SheetPlayer },
  photo: Buffer | null,
  facts: PrintFacts,
): Promise<void> {
  const { language, at } = facts;
  await writePdf(path, { title: sheet.title, author: 'Trattativa', language, at }, (document) => {
    drawPlayerTop(document, sheet, sheet.player, photo);
    const width = (document.page.width - 2 * edge - between) / 2;
    const flow = new PageFlow(document, {
      y: document.y + 16,
      columns: [edge, edge + width + between],
      gap: 20,
    });
    for (const section of sheet.player.sections) flow.add(piecesOf(document, section, width));
    const lowest = document.page.height - 62 - printNoteHeight;
    const fits = flow.finish() <= lowest;
    if (!fits) document.addPage();
    drawPrintNote(document, facts, lowest);
    numberPages(document, pageWords(language));
  });
}

/** A section as its heading and what stands below it. */
function piecesOf(document: PdfDocument, section: SheetSection, width: number): Piece[] {
  const pieces = [heading(document, section.title, width)];
  const { radar, careerEntries, rows } = section;
  if (radar)
    pieces.push({ height: radarHeight, draw: (x, y) => drawRadar(document, radar, { x, y, width }) });
  if (careerEntries)
    pieces.push(
      ...careerEntries.map((one, index) => careerEntry(document, one, width, index, careerEntries.length)),
    );
  else pieces.push(...rows.map((row) => fact(document, row, width)));
  return pieces;
}

function heading(document: PdfDocument, title: string, width: number): Piece {
  document.font('bold').fontSize(12);
  const height = document.heightOfString(title, { width });
  return {
    height: height + 10,
    draw: (x, y) => {
      document.font('bold').fontSize(12).fillColor(ink).text(title, x, y, { width });
      document
        .moveTo(x, y + height + 3)
        .lineTo(x + width, y + height + 3)
        .lineWidth(0.6)
        .stroke(line);
    },
  };
}

/** A label and its value in one line; below each other where the value is long or leads somewhere. */
function fact(document: PdfDocument, { label, value, link }: SheetRow, width: number): Piece {
  const labelWidth = link ? width : width * 0.44;
  const valueWidth = link ? width : width - labelWidth - 8;
  document.font('text').fontSize(9);
  const labelHeight = document.heightOfString(label, { width: labelWidth });
  document.fontSize(9.5);
  const valueHeight = document.heightOfString(value, { width: valueWidth });
  return {
    height: (link ? labelHeight + valueHeight : Math.max(labelHeight, valueHeight)) + 6,
    draw: (x, y) => {
      document.font('text').fontSize(9).fillColor(faint).text(label, x, y, { width: labelWidth });
      const [left, top] = link ? [x, y + labelHeight] : [x + labelWidth + 8, y];
      document
        .fontSize(9.5)
        .fillColor(link ? accent : ink)
        .text(value, left, top, { width: valueWidth, ...(link && { link, underline: true }) });
    },
  };
}

/** A career entry on the line of the career: season, crest, club, league. */
function careerEntry(
  document: PdfDocument,
  { season, club, league }: SheetCareerEntry,
  width: number,
  index: number,
  count: number,
): Piece {
  const indent = 34;
  const box = { width: width - indent };
  document.font('bold').fontSize(10.5);
  const clubHeight = document.heightOfString(club, box);
  document.font('text').fontSize(8.5);
  const seasonHeight = season === '' ? 0 : document.heightOfString(season, box);
  const height = Math.max(seasonHeight + clubHeight + (league ? 20 : 0), 26) + careerEntryStep;
  return {
    height,
    draw: (x, y) => {
      const middle = x + 12;
      document.lineWidth(1.5);
      if (index > 0)
        document
          .moveTo(middle, y - careerEntryStep)
          .lineTo(middle, y)
          .stroke(line);
      if (index < count - 1)
        document
          .moveTo(middle, y + 26)
          .lineTo(middle, y + height - careerEntryStep)
          .stroke(line);
      drawCrest(document, club, x, y, 24);
      const left = x + indent;
      document.font('text').fontSize(8.5).fillColor(faint).text(season, left, y, box);
      document.font('bold').fontSize(10.5).fillColor(ink);
      document.text(club, left, y + seasonHeight, box);
      if (league) drawBadge(document, league, left, y + seasonHeight + clubHeight + 3, box.width);
    },
  };
}
