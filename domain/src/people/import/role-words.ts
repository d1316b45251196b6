import { wordMap } from './fold-word.ts';

/**
 * What words for positions mean. One number: that role. Two with a side open: `centre-back` is right or left, decided by the
 * foot and marked. The words of one language stand where they contradict another's: `DC` is a centre-back in Italian and
 * French, and a centre-forward in Spanish and Catalan.
 */
export interface RoleMeaning {
  readonly roles: readonly number[];
  /** True when the word leaves the side of the pitch open. */
  readonly side?: true;
  /** True when the catalogue has no role of that name and the nearest is taken. */
  readonly near?: true;
}

const one = (role: number): RoleMeaning => ({ roles: [role] });
const nearest = (...roles: number[]): RoleMeaning => ({ roles, near: true });
const eitherSide = (right: number, left: number): RoleMeaning => ({ roles: [right, left], side: true });

export const centreBack = eitherSide(2, 3);
export const fullBack = eitherSide(4, 5);
export const winger = eitherSide(6, 7);

export const roleWords = wordMap<RoleMeaning>([
  [
    one(1),
    'gk,goalkeeper,keeper,goalie,goal keeper,portiere,por,p,port,portero,porter,arquero,guardameta,gardien,gardien de but,gb,gar,goal,guarda redes,gr,goleiro,guardiao,torwart,torhuter,torhueter,tw,th,estremo difensore,golero,po,pt,portieri,goalkeepers,porteros,porters,gardiens,torhuter,guardaredes,tor,gol',
  ],
  [
    one(2),
    'rcb,dcd,difensore centrale destro,centrale destro,right centre back,right center back,defensa central derecho,central derecho,dfcd,defensa central dret,central dret,defenseur central droit,central droit,defesa central direito,central direito,rechter innenverteidiger,riv,iv rechts,braccetto destro,dcdx,braccetto dx',
  ],
  [
    one(3),
    'lcb,dcs,difensore centrale sinistro,centrale sinistro,left centre back,left center back,defensa central izquierdo,central izquierdo,dfci,dce,defensa central esquerre,central esquerre,defenseur central gauche,central gauche,dcg,defesa central esquerdo,central esquerdo,linker innenverteidiger,liv,iv links,braccetto sinistro,braccetto sx',
  ],
  [
    one(4),
    'rb,right back,carrilero der,rwb,right wing back,right fullback,terzino destro,terzino dx,td,lateral derecho,lateral dret,lateral direito,ld,carrilero derecho,arriere droit,lateral droit,dd,ard,latéral droit,defenseur droit,rechter verteidiger,rechtsverteidiger,rechter aussenverteidiger,rv,rav,esterno basso destro,difensore destro,laterale destro,quinto destro,defensa derecho,dld,ltd,lat dx,lat der,dfd,fluidificante destro,carriler dret,defesa direito,ala direito,piston droit,av rechts,esterno destro basso,terz dx,terzdx,quinto dx',
  ],
  [
    one(5),
    'lb,left back,carrilero izq,lwb,left wing back,left fullback,terzino sinistro,terzino sx,ts,lateral izquierdo,lateral esquerre,lateral esquerdo,li,le,carrilero izquierdo,arriere gauche,lateral gauche,dg,arg,latéral gauche,defenseur gauche,linker verteidiger,linksverteidiger,linker aussenverteidiger,lv,lav,esterno basso sinistro,difensore sinistro,laterale sinistro,quinto sinistro,defensa izquierdo,dle,lti,lat sx,lat izq,dfi,fluidificante sinistro,carriler esquerre,defesa esquerdo,ala esquerdo,piston gauche,av links,terz sx,terzsx,quinto sx',
  ],
  [
    one(6),
    'rw,right winger,right wing,rm,rmf,rwf,right midfielder,right midfield,right mid,right sided midfielder,right forward,rf,ala destra,ala dx,esterno destro,esterno dx,esterno alto destro,esterno offensivo destro,extremo derecho,extremo direito,extrem dret,ed,extd,interior derecho,ailier droit,ald,aile droite,milieu droit,rechtsaussen,rechter flugel,rechtes mittelfeld,rm,ra,rf,rechter flugelsturmer,volante derecho,medio direito,esterno d attacco destro,ala destra alta,ponta direita,ext der,est dx,extremo der,attaccante esterno destro,centrocampista destro,centroc destro,esterno offensivo dx,ala d,banda derecha',
  ],
  [
    one(7),
    'lw,left winger,left wing,lm,lmf,lwf,left midfielder,left midfield,left mid,left sided midfielder,left forward,lf,ala sinistra,ala sx,esterno sinistro,esterno sx,esterno alto sinistro,esterno offensivo sinistro,extremo izquierdo,extremo esquerdo,extrem esquerre,ei,ee,exti,interior izquierdo,ailier gauche,alg,aile gauche,milieu gauche,linksaussen,linker flugel,linkes mittelfeld,la,linker flugelsturmer,volante izquierdo,medio esquerdo,esterno d attacco sinistro,ponta esquerda,ext izq,est sx,extremo izq,attaccante esterno sinistro,centrocampista sinistro,esterno offensivo sx,ala s,banda izquierda',
  ],
  [
    one(8),
    'holding mid,holding,dm,cdm,dmf,dmc,defensive midfield,defensive midfielder,holding midfielder,anchor,mediano,med,regista,regista basso,centrocampista difensivo,centrocampista centrale difensivo,mediocentro defensivo,mcd,pivote,pivot,medio defensivo,migcampista defensiu,milieu defensif,mdf,mdc,sentinelle,medio defensivo,medio defensivo centro,trinco,volante,defensives mittelfeld,defensiver mittelfeldspieler,sechser,6er,playmaker basso,incontrista,frangiflutti,vertice basso,dmd,volante defensivo,milieu recuperateur,contencion,centr dif,med difensivo,zdm',
  ],
  [
    one(9),
    'no 10,n 10,10,nr 10,num 10,numero dieci,nummer 10,zehner,am,cam,amf,amc,attacking midfield,attacking midfielder,trequartista,trq,tre,trqs,trequarti,fantasista,centrocampista offensivo,co,mediapunta,mp,media punta,enganche,mco,mediocentro ofensivo,migcampista ofensiu,mitjapunta,milieu offensif,mo,moc,meneur de jeu,medio ofensivo,medio ofensivo centro,mei,offensives mittelfeld,offensiver mittelfeldspieler,om,zehner,10er,numero 10,playmaker,n 10,rifinitore,tq,trqt,med ofensivo,zom,meia,meia atacante',
  ],
  [
    one(10),
    'ss,second striker,support striker,seconda punta,sp,2a punta,sec punta,segundo delantero,segunda punta,sd,sdl,segon davanter,segona punta,second attaquant,sa,neuf et demi,segundo avancado,hangende spitze,haengende spitze,hs,shadow striker,mezza punta,mezzapunta,attaccante di supporto,deuxieme attaquant,segon punta',
  ],
  [
    one(11),
    'target man,targetman,9 puro,no 9,n 9,nr 9,nummer 9,neuner,attaccante centr,att centr,att centrale,falso nueve,falso 9,davanter 9,cf,st,striker,centre forward,center forward,stk,cfw,centravanti,cv,prima punta,pc,punta centrale,attaccante centrale,ac,bomber,punta,delantero centro,davanter centre,9,nueve,avant centre,avantcentre,at,ata,buteur,ponta de lanca,pl,avancado centro,mittelsturmer,ms,sturmspitze,stossturmer,goalgetter,ariete,centrodelantero,punta de lanza,finisseur,mittelstürmer,davantercentre,1a punta,punteros',
  ],
  [
    nearest(8, 9),
    'rcmf,lcmf,rcm,lcm,no 8,n 8,cm,cmf,mc,central midfield,central midfielder,midfielder,mid,mf,mezzala,mezz ala,mezzali,mezzala destra,mezzala sinistra,mezzala dx,mezzala sx,interno,centrocampista,centrocampista centrale,centroc,cc,cen,centrocampisti,mediocentro,centrocampista box to box,centrocampo,mediocampista,centrocampista medio,mcen,medio,migcampista,migcentre,mig,interior,box to box,milieu,milieu central,milieu de terrain,mil,relayeur,milieu relayeur,medio centro,medio central,medcen,zentrales mittelfeld,zentraler mittelfeldspieler,mittelfeld,mittelfeldspieler,zm,mf,achter,8er,m,midfielders,milieux,centrocampistas,medios,migcampistes,c,ccc,mediocampo,int,mediocentros',
  ],
  [
    centreBack,
    'centre half,center half,half back,axial,central back,lib,lli,lliure,liber,cb,centre back,center back,central defender,dif centrale,difensore centrale,dif cen,dif c,centrale,central,stopper,libero,difensore,dif,defensa central,dfc,df,zaguero,zaguero central,defensa,def,defender,central defence,defence,defenseur central,dce central,defenseur,stoppeur,zagueiro,defesa central,defesa,zc,innenverteidiger,innenverteidigung,iv,abwehr,verteidiger,abwehrspieler,difensori,defenders,defensas,defenseurs,defensors,defensor,dfcentral,d,centrals,zag,sw,sweeper,braccetto,defesas,cbs,vert,dc central,marcatore,ccb,zentrale abwehr',
  ],
  [
    fullBack,
    'schiene,bahn,fb,full back,fullback,wb,wing back,wingback,terzino,terz,laterale,lateral,esterno basso,carrilero,carriler,arriere lateral,arriere,aussenverteidiger,av,aussenbahn,fluidificante,quinto,laterales,piston,lat,terzini,lateral def,defenseur lateral,ext basso,difensore esterno,dif esterno,esterno difensivo,schienenspieler',
  ],
  [
    winger,
    'vol,volant,volante lateral,winger,wing,wf,w,wm,wide midfielder,wide,ala,ali,esterno,est,esterno alto,esterno offensivo,esterno d attacco,extremo,extrem,ext,ailier,ail,flugelspieler,fluegelspieler,fluegelstuermer,flugel,aussensturmer,flugelsturmer,ponta,e,extremos,ailiers,est alto,esterno di centrocampo,attaccante esterno,punta esterna,volante por banda,banda,flanke,flanker',
  ],
  [
    nearest(11, 10),
    'fw,fwd,forward,f,attacker,att,attaccante,attaccanti,a,delantero,delanteros,dl,davanter,davanters,del,dav,attaquant,attaquants,avancado,avancados,atacante,sturm,sturmer,stuermer,angreifer,ang,av ac,attacco,forwards,strikers,angriff,attaq,pnt,attack,offensive,offence,dela,avant',
  ],
]);

/** Words whose meaning depends on the language of the file. */
export const localRoleWords: Readonly<Record<string, ReadonlyMap<string, RoleMeaning>>> = {
  it: wordMap([
    [centreBack, 'dc'],
    [one(6), 'ad'],
    [one(7), 'as'],
    [one(8), 'cd'],
    [one(9), 't'],
    [one(10), 'sp'],
    [one(11), 'pc'],
    [nearest(8, 9), 'c'],
    [nearest(11, 10), 'a,at'],
    [one(1), 'p,pt'],
    [winger, 'w,e'],
  ]),
  es: wordMap([
    [one(11), 'dc'],
    [one(5), 'li'],
    [one(4), 'ld'],
    [one(8), 'mcd,pv'],
    [one(10), 'sd'],
    [one(1), 'po,pt'],
    [nearest(11, 10), 'd,dl'],
    [nearest(8, 9), 'cc'],
    [one(6), 'ed,md'],
    [one(4), 'cad'],
    [one(5), 'cai'],
    [one(7), 'ei,mi'],
    [fullBack, 'la'],
    [centreBack, 'ct,ce'],
  ]),
  ca: wordMap([
    [one(11), 'dc'],
    [one(5), 'le'],
    [one(4), 'ld'],
    [one(7), 'ee'],
    [one(10), 'sd'],
    [centreBack, 'ct,ce'],
    [nearest(8, 9), 'mc,mg'],
  ]),
  fr: wordMap([
    [centreBack, 'dc'],
    [one(1), 'g'],
    [nearest(6, 4), 'ad'],
    [nearest(7, 5), 'ag'],
    [one(4), 'dld,dl d'],
    [one(5), 'dlg,dl g'],
    [one(11), 'ac,bu,av'],
    [one(8), 'md,mdc'],
    [one(6), 'ald,ailier d,aid,mdt,md d'],
    [one(7), 'alg,ailier g,aig,mgch'],
    [fullBack, 'dl,arr'],
    [one(10), 'sa'],
    [nearest(8, 9), 'mc,ml'],
    [nearest(11, 10), 'at,a'],
  ]),
  pt: wordMap([
    [centreBack, 'dc'],
    [one(4), 'dd,ld,ald'],
    [one(5), 'de,le,ale'],
    [one(8), 'md,mdc'],
    [one(9), 'mo'],
    [one(6), 'ed,md d'],
    [one(7), 'ee'],
    [one(11), 'pl,pt,ac'],
    [one(10), 'sa'],
    [nearest(11, 10), 'av,at'],
  ]),
  de: wordMap([
    [one(1), 'tw,to'],
    [one(6), 'ra,rm'],
    [one(7), 'la,lm'],
    [fullBack, 'av'],
    [nearest(11, 10), 'st,a'],
    [one(11), 'ms,mst'],
    [one(10), 'hs'],
    [centreBack, 'ab'],
  ]),
  en: wordMap([
    [centreBack, 'dc,d c'],
    [one(2), 'd rc'],
    [one(4), 'dr,wbr,d r'],
    [one(5), 'dl,wbl,d l'],
    [one(6), 'amr,mr,am r,m r'],
    [one(7), 'aml,ml,am l,m l'],
    [one(11), 'stc,fc,st c'],
    [nearest(8, 9), 'mc,m c'],
    [one(9), 'am c'],
  ]),
};
