import { playerRole } from '../../player-roles.ts';
import { centreBack, fullBack, nearest, one, type RoleMeaning, winger } from '../words/role-words.ts';

/** What the words of a position say: the line, where on it, and what for. */
const parts = {
  goalkeeper: /^(?:portier|porter|arquer|guardamet|gardien|goalk|keeper|torw|torhut|torman|guarda|goleir)/,
  back: /^(?:terzin|fullback|aussenverteid|carriler|wingback|fluidific|quint[oi]|piston|schiene)/,
  defence:
    /^(?:dif|dife|difes|difens|def|defen|defens|dfc?$|zag|abwehr|verteid|back|backs|arrier|stopper|stoppeur|marcad|marcat|braccett)/,
  midfield:
    /^(?:cc|centroc|centrocamp|medi[oa]s?$|mediocamp|mediocent|midf|mid|mf|mitf|mittelf|mf$|migcamp|mig$|mil$|milieu|volant|interno|mezzal|pivot|halb)/,
  attack:
    /^(?:att|attac|atac|atak|delant|del$|forward|fwd|fw$|striker|stur|sturm|stuerm|angr|avan|avant|punt[ae]s?$|pointe|davant|atq|spitze)/,
  wing: /^(?:ala|ale|ali|alas|ailier|aile|wing|winger|extrem|ext|ponta|flug|flueg|rechtsauss|linksauss|estern|est$)/,
  wide: /^(?:estern|est$|ext|exterior|wide|flank|banda|bandes?$|costat|couloir|excentre|fasci[ao]|lateral|laterali?$|lat$|aussen|aile|ala|seiten|corsia|side|sided|esterni)/,
  central: /^(?:central|centrale|centr|centre|center|cen$|axial|axe|zentral|zent|innen|mitte|interior|inner)/,
  holding:
    /^(?:dif|def|difens|defens|holding|deep|bass[oa]|davanti|recup|contenc|rottur|tapon|marca|regist|sentinel|ancor|tief)/,
  ahead: /^(?:off|offens|ofens|avanz|atac|attac|attack|alt[oa]$|creat|crea|armad|advanced|vorger|meneur)/,
  support:
    /^(?:second|segon|segund|support|shadow|soutien|hang|haeng|zweit|mezz[ao]$|appoggi|mitja|deuxieme)/,
} as const;

type Part = keyof typeof parts;

/** Words that say no more about where somebody plays. */
const idle =
  /^(?:di|de|del|della|du|da|do|d|a|in|su|per|e|el|la|le|il|im|am|der|die|den|campo|piede|puro|puri|tutta|tutt|moderno|moderne|modern|ball|playing|player|spieler|joueur|jugador|jogador|man|mann|area|box|gioco|movimento|manovra|manovr|tipo|as|of|on|the|piu|anche|role|ruolo|position)$/;

/**
 * The position that its words make up, in whatever order and language: `difensore esterno`, `zentraler Mittelfeldmann`,
 * `wide attacking player`; null when a word is strange, or nothing names a line. The side is left to the reader.
 */
export function composedRole(words: readonly string[]): RoleMeaning | null {
  const said = new Set<Part>();
  for (const word of words) {
    if (idle.test(word)) continue;
    const found = (Object.keys(parts) as Part[]).filter((part) => parts[part].test(word));
    if (found.length === 0) return null;
    for (const part of found) said.add(part);
  }
  const lines = (['midfield', 'attack', 'wing', 'defence'] as const).filter((part) => said.has(part));
  if (said.has('goalkeeper')) return one(playerRole.goalkeeper);
  if (said.has('back')) return fullBack;
  if (lines.length === 0) return null;
  const wide = said.has('wide') || said.has('wing');
  if (said.has('midfield')) {
    if (wide) return winger;
    if (said.has('holding') || said.has('defence')) return one(playerRole.defensiveMidfielder);
    return said.has('ahead') || said.has('attack')
      ? one(playerRole.attackingMidfielder)
      : { ...nearest(playerRole.defensiveMidfielder, playerRole.attackingMidfielder), inner: true };
  }
  if (said.has('defence') && !said.has('attack')) return wide && !said.has('central') ? fullBack : centreBack;
  if (wide) return winger;
  if (said.has('support')) return one(playerRole.secondStriker);
  return said.has('central')
    ? one(playerRole.centreForward)
    : nearest(playerRole.centreForward, playerRole.secondStriker);
}
