import { centreBack, type RoleMeaning } from './role-words.ts';

const one = (role: number): RoleMeaning => ({ roles: [role] });
const centralMidfield: RoleMeaning = { roles: [8, 9], near: true };

/** The positions of manager games by line and side: `D (RC)`, `AM (L), ST (C)`, `WB/AM (R)`. */
const byLine: Readonly<Record<string, Readonly<Record<string, RoleMeaning>>>> = {
  GK: { C: one(1) },
  SW: { C: centreBack },
  D: { R: one(4), L: one(5), C: centreBack },
  WB: { R: one(4), L: one(5) },
  DM: { R: one(8), L: one(8), C: one(8) },
  M: { R: one(6), L: one(7), C: centralMidfield },
  AM: { R: one(6), L: one(7), C: one(9) },
  F: { R: one(6), L: one(7), C: one(11) },
  S: { R: one(11), L: one(11), C: one(11) },
  ST: { R: one(11), L: one(11), C: one(11) },
};

/** The positions of a cell that names a side in brackets as games do; null for any other writing. */
export function gameRoles(text: string): RoleMeaning[] | null {
  if (!/\([RLC]{1,3}\)/.test(text)) return null;
  const found: RoleMeaning[] = [];
  for (const part of text.split(/\s*[,;]\s*/)) {
    const [, lines, sides = 'C'] = /^([A-Z]{1,2}(?:\/[A-Z]{1,2})*)\s*(?:\(([RLC]{1,3})\))?$/.exec(part) ?? [];
    if (lines === undefined) return null;
    for (const line of lines.split('/')) {
      for (const side of sides) {
        const meaning = byLine[line]?.[side];
        if (meaning) found.push(meaning);
      }
    }
  }
  return found.length > 0 ? found : null;
}
