import { type PlayerRole, playerRole } from '../../player-roles.ts';
import { centreBack, type RoleMeaning } from '../words/role-words.ts';

const one = (role: PlayerRole): RoleMeaning => ({ roles: [role] });
const centralMidfield: RoleMeaning = {
  roles: [playerRole.defensiveMidfielder, playerRole.attackingMidfielder],
  near: true,
};

/** The positions of manager games by line and side: `D (RC)`, `AM (L), ST (C)`, `WB/AM (R)`. */
const byLine: Readonly<Record<string, Readonly<Record<string, RoleMeaning>>>> = {
  GK: { C: one(playerRole.goalkeeper) },
  SW: { C: centreBack },
  D: { R: one(playerRole.rightBack), L: one(playerRole.leftBack), C: centreBack },
  WB: { R: one(playerRole.rightBack), L: one(playerRole.leftBack) },
  DM: {
    R: one(playerRole.defensiveMidfielder),
    L: one(playerRole.defensiveMidfielder),
    C: one(playerRole.defensiveMidfielder),
  },
  M: { R: one(playerRole.rightWinger), L: one(playerRole.leftWinger), C: centralMidfield },
  AM: {
    R: one(playerRole.rightWinger),
    L: one(playerRole.leftWinger),
    C: one(playerRole.attackingMidfielder),
  },
  F: { R: one(playerRole.rightWinger), L: one(playerRole.leftWinger), C: one(playerRole.centreForward) },
  S: { R: one(playerRole.centreForward), L: one(playerRole.centreForward), C: one(playerRole.centreForward) },
  ST: {
    R: one(playerRole.centreForward),
    L: one(playerRole.centreForward),
    C: one(playerRole.centreForward),
  },
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
