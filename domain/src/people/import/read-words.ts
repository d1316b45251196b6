import { foot } from '../feet.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';
import { cellText, saysNothing } from './empty-words.ts';
import { foldWord, wordMap } from './fold-word.ts';
import { yesNo } from './yes-no.ts';

const footWords = wordMap<number>([
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
export function readFoot(cell: string): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const folded = foldWord(cellText(cell));
  const known = footWords.get(folded);
  if (known !== undefined) return readAs(known);
  if (/\bamb[aeio]\w*\b|\b(?:dos|deux|due|dues|duas|ambas|ambdos|ambdues|two|beid\w*|2)\b/.test(folded))
    return readAs(foot.both);
  const words = folded.split(' ').map((word) => footWords.get(word));
  const sides = new Set(words.filter((word) => word !== undefined));
  const [only] = sides;
  if (sides.size === 1 && only !== undefined) return readAs(only);
  if (sides.has(foot.right) && sides.has(foot.left))
    return doubtAs(foot.both, 'severalMeanings', [foot.both, foot.right, foot.left]);
  return badCell('notInList');
}

/** Yes or no; a tick counts as yes, a cross as no. */
export function readYesNo(cell: string): CellReading<boolean> {
  const text = cellText(cell);
  if (/^[✓✔☑✅]/u.test(text)) return readAs(true);
  if (/^[✗✘❌☐]/u.test(text)) return readAs(false);
  if (saysNothing(text)) return emptyCell;
  const known = yesNo(foldWord(text));
  return known === undefined ? badCell('notInList') : readAs(known);
}

const levelWords = wordMap<number>([
  [
    0,
    'serie a,serie a tim,premier league,epl,laliga,la liga,primera division,1a division,ligue 1,bundesliga,1 bundesliga,liga portugal,primeira liga,liga nos,liga portugal betclic,eredivisie,superlig,primera divisio andorra,super league',
  ],
  [
    1,
    'serie b,serie bkt,championship,efl championship,segunda division,laliga 2,la liga 2,laliga hypermotion,ligue 2,2 bundesliga,liga portugal 2,segunda liga,liga 2',
  ],
  [
    2,
    'serie c,serie c girone a,serie c girone b,serie c girone c,lega pro,league one,primera rfef,primera federacion,1a rfef,1 rfef,national,3 liga,liga 3',
  ],
  [
    3,
    'serie d,league two,segunda rfef,segunda federacion,2a rfef,2 rfef,national 2,regionalliga,campeonato de portugal,cnd,interregionale',
  ],
  [4, 'eccellenza,national league,tercera rfef,tercera federacion,3a rfef,3 rfef,national 3,oberliga'],
  [5, 'promozione,primera catalana,preferente,regional 1,verbandsliga,landesliga'],
  [6, 'prima categoria,1a categoria,1 categoria,segona catalana,regional 2'],
  [7, 'seconda categoria,2a categoria,2 categoria,tercera catalana,bezirksliga'],
  [8, 'terza categoria,3a categoria,3 categoria,quarta catalana,kreisliga'],
  [
    15,
    'settore giovanile,giovanili,primavera,berretti,juniores,allievi,youth,juvenil,juvenil dh,division de honor juvenil,juvenils,u19,u17,u18,u20,u21,u16,u15,jugend,a junioren,b junioren,sub 19,sub 17,sub 20,juniors,youth sector,futbol base,secteur jeunes,jeunes,formacao,nachwuchsbereich,nachwuchs',
  ],
]);

/** A level of football: `Serie D`, `4`, `4ª divisione`, `tier 4`, `4º livello, Spagna`. */
export function readLevel(cell: string): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const folded = foldWord(cellText(cell).replace(/[,(].*$/u, ''));
  const known = levelWords.get(folded);
  if (known !== undefined) return readAs(known);
  for (const [word, value] of levelWords)
    if (word.length > 4 && folded.startsWith(`${word} `)) return readAs(value);
  const tier =
    /^(?:tier|level|livello|nivel|nivell|niveau|liga|stufe|spielklasse|divisione|division)?\s*(\d{1,2})\s*(?:o|a|st|nd|rd|th|er|e|eme|re|on|r|n|t)?\s*(?:livello|level|tier|nivel|nivell|niveau|stufe|spielklasse|liga|ligastufe|escalao|divisione|division|divisao|divisio)?$/.exec(
      folded,
    );
  const number = Number(tier?.[1]);
  return tier && number >= 1 && number <= 15 ? readAs(number - 1) : badCell('notInList');
}
