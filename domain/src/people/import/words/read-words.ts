import { type Foot, foot } from '../../players/feet.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from '../cells/cell-reading.ts';
import { yesNo } from '../cells/yes-no.ts';
import { cellText, saysNothing } from './empty-words.ts';
import { foldWord, wordMap } from './fold-word.ts';

const footWords = wordMap<Foot>([
  [
    foot.right,
    'destro,dx,dex,d,dest,destra,right,r,rf,rt,right footed,derecho,derecha,der,diestro,diestra,dreta,dret,dretana,droit,droitier,droitiere,droite,dr,direito,direita,dir,destra,rechts,re,rechtsfuss,rechtsfussig,rechter,rechtsfuß,rechtsfüßer,dcho,dcha,dta,dto,destre,dret a,diest,rght,righty,rechtsf,dretà,destro naturale,d to',
  ],
  [
    foot.left,
    'sinistro,sx,sin,s,sinistra,left,l,lf,lt,left footed,izquierdo,izquierda,izq,izda,izdo,zurdo,zurda,z,i,esquerra,esquerre,esq,e,esquerrana,gauche,gaucher,gauchere,g,gau,esquerdo,esquerda,canhoto,canhota,can,links,li,linksfuss,linksfussig,linker,linksfüßer,mancino,mancina,esquerdino,esquerdina,canhestro,lefty,linksf,izqdo,izqda,zdo,zda,esquerrà',
  ],
  [
    foot.both,
    'ambidestro,ambidestra,ambi,a,amb,entrambi,both,b,ambidextrous,either,ambidiestro,ambidextre,ambidextro,ambos,les deux,ambdos,ambdues,os dois,beide,bd,beidfussig,beid,beidfüßer,beides,2,two footed,dx sx,d s,r l,l r,s d,sx dx,destro sinistro,droit gauche,left right,right left,ambidestre,deux pieds,bi,bs,bds,beids,ambivalent,bipede,tutti e due,bilaterale,les 2,d g,g d,d i,i d,d e,e d,r links,beidseitig,both feet,either foot',
  ],
]);

/** The stronger foot; `dx`, `Sx`, `sinistro`, `beidfüßig`. */
export function readFoot(cell: string): CellReading<Foot> {
  if (saysNothing(cell)) return emptyCell;
  const folded = foldWord(cellText(cell));
  const known = footWords.get(folded);
  if (known !== undefined) return readAs(known);
  // No foot is written with figures, but for `2`.
  if (/\d{2}|\d.*\d/.test(folded)) return badCell('notInList');
  if (/\bamb[aeio]\w*\b|\b(?:dos|deux|due|dues|duas|ambas|ambdos|ambdues|two|beid\w*|2)\b/.test(folded))
    return readAs(foot.both);
  const words = folded.split(' ').map((word) => footWords.get(word));
  const sides = new Set(words.filter((word) => word !== undefined));
  const [only] = sides;
  if (sides.size === 1 && only !== undefined) return readAs(only);
  if (sides.has(foot.right) && sides.has(foot.left))
    return doubtAs(foot.both, 'severalMeanings', [foot.both, foot.right, foot.left]);
  const [right, left] = [rightFoot.test(folded), leftFoot.test(folded)];
  if (right !== left) return readAs<Foot>(right ? foot.right : foot.left);
  return badCell('notInList');
}

const rightFoot = /\b(?:destr|derech|diestr|dret|droit|direit|right|recht)/;
const leftFoot = /\b(?:sinistr|mancin|izqu|zurd|esquerr|gauch|esquerd|canhot|left|link)/;

/** Yes or no; a tick counts as yes, a cross as no. */
export function readYesNo(cell: string): CellReading<boolean> {
  const text = cellText(cell);
  if (/^[✓✔☑✅]/u.test(text)) return readAs(true);
  if (/^[✗✘❌☐]/u.test(text)) return readAs(false);
  if (saysNothing(text)) return emptyCell;
  const known = yesNo(foldWord(text));
  return known === undefined ? badCell('notInList') : readAs(known);
}
