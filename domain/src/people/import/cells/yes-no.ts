import { wordMap } from '../words/fold-word.ts';

const yesNoWords = wordMap<boolean>([
  [
    true,
    'si,s,yes,y,oui,o,sim,ja,j,true,vero,x,1,ok,verdadero,vrai,wahr,disponibile,available,disponible,disponivel,subito,immediata,immediato,immediately,immediate,sofort,verfugbar,ab sofort,inmediata,immediat,imediata,now,v',
  ],
  [
    false,
    'no,n,non,nao,nein,false,falso,0,faux,falsch,not available,non disponibile,no disponible,nicht verfugbar,indisponivel,fals',
  ],
]);

/** Words for yes and no, folded. */
export function yesNo(folded: string): boolean | undefined {
  return yesNoWords.get(folded);
}
