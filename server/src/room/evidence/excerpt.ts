export interface Piece {
  text: string;
  isHit: boolean;
}

/** Characters before the first hit, and in total. */
const lead = 50;
const longest = 220;

/** Splits a text into hits and the text between them. `hits` are spelled as in the text. */
function markHits(text: string, hits: readonly string[]): Piece[] {
  const sought = new Set(hits);
  const pieces: Piece[] = [];
  for (const [text_] of text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const isHit = sought.has(text_);
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += text_;
    else pieces.push({ text: text_, isHit });
  }
  return pieces;
}

/** An excerpt around the first hit, on one line, with the hits marked; the beginning without a hit. */
export function excerptOf(text: string, hits: readonly string[]): Piece[] {
  const flat = text.replaceAll(/\s+/gu, ' ').trim();
  const pieces = markHits(flat, hits);
  const first = pieces.findIndex(({ isHit }) => isHit);
  const before = pieces
    .slice(0, Math.max(first, 0))
    .map((piece) => piece.text)
    .join('').length;
  const from = before <= lead ? 0 : nextWord(flat, before - lead);
  const cut = flat.slice(from);
  const to = cut.length <= longest ? cut.length : cut.lastIndexOf(' ', longest) + 1 || longest;
  const shown = markHits(cut.slice(0, to).trimEnd(), hits);
  if (from > 0) shown.unshift({ text: '… ', isHit: false });
  if (to < cut.length) shown.push({ text: ' …', isHit: false });
  return shown;
}

function nextWord(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 || space > at + lead ? at : space + 1;
}
