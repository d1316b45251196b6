import { type PlayerRole, playerRole } from '../../player-roles.ts';
import { wordMap } from './fold-word.ts';

/**
 * What words for positions mean. One number: that role. Two with a side open: `centre-back` is right or left, decided by the
 * foot and marked. The words of one language stand where they contradict another's: `DC` is a centre-back in Italian and
 * French, and a centre-forward in Spanish and Catalan.
 */
export interface RoleMeaning {
  readonly roles: readonly PlayerRole[];
  /** True when the word leaves the side of the pitch open. */
  readonly side?: true;
  /** True when the catalogue has no role of that name and the nearest is taken. */
  readonly near?: true;
  /** True for a midfielder inside, whom a side does not bring to the wing. */
  readonly inner?: true;
}

export const one = (role: PlayerRole): RoleMeaning => ({ roles: [role] });
export const nearest = (...roles: PlayerRole[]): RoleMeaning => ({ roles, near: true });
const eitherSide = (right: PlayerRole, left: PlayerRole): RoleMeaning => ({
  roles: [right, left],
  side: true,
});

export const centreBack = eitherSide(playerRole.centralDefenderRight, playerRole.centralDefenderLeft);
export const fullBack = eitherSide(playerRole.rightBack, playerRole.leftBack);
export const winger = eitherSide(playerRole.rightWinger, playerRole.leftWinger);
const innerMidfield: RoleMeaning = {
  roles: [playerRole.defensiveMidfielder, playerRole.attackingMidfielder],
  near: true,
  inner: true,
};

export const roleWords = wordMap<RoleMeaning>([
  [
    one(playerRole.goalkeeper),
    'gk,goalkeeper,keeper,goalie,goal keeper,portiere,por,p,port,portero,porter,arquero,guardameta,gardien,gardien de but,gb,gar,goal,guarda redes,gr,goleiro,guardiao,torwart,torhuter,torhueter,tw,th,estremo difensore,golero,po,pt,portieri,goalkeepers,porteros,porters,gardiens,torhuter,guardaredes,tor,gol,2 torwart,torh,torman,secondo portiere,portiere di riserva,no 1,keepers,goalkeepers,arqueros,meta,arq,goleiros,porteiro,gard,gardiens,tor,portieri,porteros,porters,ersatztorwart',
  ],
  [
    one(playerRole.centralDefenderRight),
    'rcb,dcd,difensore centrale destro,centrale destro,right centre back,right center back,defensa central derecho,central derecho,dfcd,defensa central dret,central dret,defenseur central droit,central droit,defesa central direito,central direito,rechter innenverteidiger,riv,iv rechts,braccetto destro,dcdx,braccetto dx',
  ],
  [
    one(playerRole.centralDefenderLeft),
    'lcb,dcs,difensore centrale sinistro,centrale sinistro,left centre back,left center back,defensa central izquierdo,central izquierdo,dfci,dce,defensa central esquerre,central esquerre,defenseur central gauche,central gauche,dcg,defesa central esquerdo,central esquerdo,linker innenverteidiger,liv,iv links,braccetto sinistro,braccetto sx',
  ],
  [
    one(playerRole.rightBack),
    'rb,r back,verteidiger rechts,right back,carrilero der,rwb,right wing back,right fullback,terzino destro,terzino dx,td,lateral derecho,lateral dret,lateral direito,ld,carrilero derecho,arriere droit,lateral droit,dd,ard,latéral droit,defenseur droit,rechter verteidiger,rechtsverteidiger,rechter aussenverteidiger,rv,rav,esterno basso destro,difensore destro,laterale destro,quinto destro,defensa derecho,dld,ltd,lat dx,lat der,dfd,fluidificante destro,carriler dret,defesa direito,ala direito,piston droit,av rechts,esterno destro basso,terz dx,terzdx,quinto dx',
  ],
  [
    one(playerRole.leftBack),
    'lb,l back,verteidiger links,left back,carrilero izq,lwb,left wing back,left fullback,terzino sinistro,terzino sx,ts,lateral izquierdo,lateral esquerre,lateral esquerdo,li,le,carrilero izquierdo,arriere gauche,lateral gauche,dg,arg,latéral gauche,defenseur gauche,linker verteidiger,linksverteidiger,linker aussenverteidiger,lv,lav,esterno basso sinistro,difensore sinistro,laterale sinistro,quinto sinistro,defensa izquierdo,dle,lti,lat sx,lat izq,dfi,fluidificante sinistro,carriler esquerre,defesa esquerdo,ala esquerdo,piston gauche,av links,terz sx,terzsx,quinto sx',
  ],
  [
    one(playerRole.rightWinger),
    'rw,right winger,right wing,rm,rmf,rwf,right midfielder,right midfield,right mid,right sided midfielder,right forward,rf,ramf,ala destra,ala dx,esterno destro,esterno dx,esterno alto destro,esterno offensivo destro,extremo derecho,extremo direito,extrem dret,ed,extd,interior derecho,ailier droit,ald,aile droite,milieu droit,rechtsaussen,rechter flugel,rechtes mittelfeld,rm,ra,rf,rechter flugelsturmer,volante derecho,medio direito,esterno d attacco destro,ala destra alta,ponta direita,ext der,est dx,extremo der,attaccante esterno destro,centrocampista destro,centroc destro,esterno offensivo dx,ala d,banda derecha',
  ],
  [
    one(playerRole.leftWinger),
    'lw,left winger,left wing,lm,lmf,lwf,left midfielder,left midfield,left mid,left sided midfielder,left forward,lf,lamf,ala sinistra,ala sx,esterno sinistro,esterno sx,esterno alto sinistro,esterno offensivo sinistro,extremo izquierdo,extremo esquerdo,extrem esquerre,ei,ee,exti,interior izquierdo,ailier gauche,alg,aile gauche,milieu gauche,linksaussen,linker flugel,linkes mittelfeld,la,linker flugelsturmer,volante izquierdo,medio esquerdo,esterno d attacco sinistro,ponta esquerda,ext izq,est sx,extremo izq,attaccante esterno sinistro,centrocampista sinistro,esterno offensivo sx,ala s,banda izquierda',
  ],
  [
    one(playerRole.defensiveMidfielder),
    'holding mid,holding,dm,cdm,dmf,dmc,defensive midfield,defensive midfielder,holding midfielder,anchor,mediano,med,regista,regista basso,centrocampista difensivo,centrocampista centrale difensivo,mediocentro defensivo,mcd,pivote,pivot,medio defensivo,migcampista defensiu,milieu defensif,mdf,mdc,sentinelle,medio defensivo,medio defensivo centro,trinco,volante,defensives mittelfeld,defensiver mittelfeldspieler,sechser,6er,playmaker basso,incontrista,frangiflutti,vertice basso,dmd,volante defensivo,milieu recuperateur,contencion,centr dif,med difensivo,zdm,play,play basso,volante central,volante de contencion,volante contencion,volante de marca,volante tapon,cinco,mediano davanti alla difesa,centrale davanti alla difesa,davanti alla difesa,ldmf,rdmf,dmr,dml,nummer 6,nr 6,no 6,n 6,numero 6,number six,staubsauger,abraumer,contencao,cabeca de area,primeiro volante,1o volante,regista davanti alla difesa,centrocampista di rottura,milieu sentinelle,deep lying playmaker,deep lying midfielder,metronomo,pivote defensivo,mediocentre defensiu,pivot defensiu,mig centre defensiu,centromediano,schermo,defensives mf,def mittelfeld,def midfield,def mid,milieu def',
  ],
  [
    one(playerRole.attackingMidfielder),
    'no 10,n 10,10,ten,dix,zehn,nr 10,num 10,numero dieci,nummer 10,zehner,am,cam,amf,amc,attacking midfield,attacking midfielder,trequartista,trq,tre,trqs,trequarti,fantasista,centrocampista offensivo,co,mediapunta,mp,media punta,enganche,mco,mediocentro ofensivo,migcampista ofensiu,mitjapunta,milieu offensif,mo,moc,meneur de jeu,medio ofensivo,medio ofensivo centro,mei,offensives mittelfeld,offensiver mittelfeldspieler,om,zehner,10er,numero 10,playmaker,n 10,rifinitore,tq,trqt,med ofensivo,zom,meia,meia atacante,mitja punta,mig punta,diez,dieci,dez,number ten,trequartista centrale,10 puro,volante ofensivo,volante creativo,armador,armador de juego,creador,spielmacher,meia armador,meia ofensivo,meia central,regista avanzato,offensives mf,off mittelfeld,off midfield,milieu off,mig ofensiu,mediocentre ofensiu',
  ],
  [
    one(playerRole.secondStriker),
    'ss,second striker,support striker,seconda punta,sp,2a punta,sec punta,segundo delantero,segunda punta,sd,sdl,segon davanter,segona punta,second attaquant,sa,neuf et demi,segundo avancado,hangende spitze,haengende spitze,hs,shadow striker,mezza punta,mezzapunta,attaccante di supporto,deuxieme attaquant,segon punta,2o avancado,2 avancado,2 punta,2o delantero,2 delantero,nueve y medio,9 y medio,9 5,9 1 2,nove e mezzo,9 e mezzo,nove e meio,segundo atacante,2o atacante,second forward,support forward,sottopunta,attaquant de soutien,9 et demi,neuneinhalb,halbsturmer',
  ],
  [
    one(playerRole.centreForward),
    'target man,targetman,nine,neuf,neun,nove,front man,9 puro,no 9,n 9,nr 9,nummer 9,neuner,attaccante centr,att centr,att centrale,falso nueve,falso 9,davanter 9,cf,st,striker,centre forward,center forward,stk,cfw,centravanti,cv,prima punta,pc,punta centrale,attaccante centrale,ac,bomber,punta,delantero centro,davanter centre,9,nueve,avant centre,avantcentre,at,ata,buteur,ponta de lanca,pl,avancado centro,mittelsturmer,ms,sturmspitze,stossturmer,goalgetter,ariete,centrodelantero,punta de lanza,finisseur,mittelstürmer,davantercentre,1a punta,punteros,terminale offensivo,terminale,numero 9,number nine,boa,centravanti di manovra,poacher,target,pointe,attaquant de pointe,attaquant axial,centroavante,delantero tanque,tanque,9 de area,delantero de area,zielspieler,wandspieler,vorderste spitze,spitze,punta central,davanter referencia,delantero referencia',
  ],
  [
    nearest(playerRole.defensiveMidfielder, playerRole.attackingMidfielder),
    'cm,cmf,mc,central midfield,central midfielder,midfielder,mid,mf,centrocampista,centrocampista centrale,centroc,cc,cen,centrocampisti,mediocentro,centrocampo,mediocampista,centrocampista medio,mcen,medio,migcampista,migcentre,mig,interior,milieu,milieu central,milieu de terrain,mil,medio centro,medio central,medcen,zentrales mittelfeld,zentraler mittelfeldspieler,mittelfeld,mittelfeldspieler,zm,m,midfielders,milieux,centrocampistas,medios,migcampistes,c,ccc,mediocampo,int,mediocentros,cmr,cml,zentrales mf,centrale di centrocampo,mediocentre,mig centre,centrocampista puro,medio mixto,mcc,cct',
  ],
  [
    centreBack,
    'centre half,center half,half back,axial,central back,lib,lli,lliure,liber,cb,centre back,center back,central defender,dif centrale,difensore centrale,dif cen,dif c,centrale,central,stopper,libero,difensore,dif,defensa central,dfc,df,zaguero,zaguero central,defensa,def,defender,central defence,defence,defenseur central,dce central,defenseur,stoppeur,zagueiro,defesa central,defesa,zc,innenverteidiger,innenverteidigung,iv,abwehr,verteidiger,abwehrspieler,difensori,defenders,defensas,defenseurs,defensors,defensor,dfcentral,d,centrals,zag,sw,sweeper,braccetto,defesas,cbs,vert,dc central,marcatore,ccb,zentrale abwehr,marcador central,centrale di difesa,centrale difensivo,zagueros,zaga,braccetti,difensore centr,dif centr,centre backs,manndecker,vorstopper,defense centrale,arriere central,marcador,zagueiro central,beque,ultimo uomo,rcb3,lcb3,cb3,centrals defenses,dfc central,centrali,central marcador',
  ],
  [
    fullBack,
    'schiene,bahn,fb,full back,fullback,wb,wing back,wingback,terzino,terz,laterale,lateral,esterno basso,carrilero,carriler,arriere lateral,arriere,aussenverteidiger,av,aussenbahn,fluidificante,quinto,laterales,piston,lat,terzini,lateral def,defenseur lateral,ext basso,difensore esterno,dif esterno,esterno difensivo,schienenspieler,quinto di centrocampo,quinti,esterno a tutta fascia,tornante,carrileros,carrilers,lateraux,wing backs,full backs,aussenverteid,av schiene,verteidiger aussen,defensa lateral,lateral defensivo,lateral ofensivo,defesa lateral,pistons',
  ],
  [
    winger,
    'vol,volant,volante lateral,winger,wing,wf,w,wm,wide midfielder,wide,ala,ali,esterno,est,esterno alto,esterno offensivo,esterno d attacco,extremo,extrem,ext,ailier,ail,flugelspieler,fluegelspieler,fluegelstuermer,flugel,aussensturmer,flugelsturmer,ponta,e,extremos,ailiers,est alto,esterno di centrocampo,attaccante esterno,punta esterna,volante por banda,banda,flanke,flanker,puntero,delantero por afuera,por afuera,delantero de banda,delantero extremo,davanter de banda,excentre,milieu excentre,milieu lateral,milieu de couloir,joueur de couloir,couloir,extremo puro,aussen,offensiver flugel,aussenspieler,ponteiro,avancado ala,att esterno,attaccante laterale,wide forward,wide player,wide man,wide attacker,inside forward,inverted winger,winger inverted,esterno off,alas,extrems,wingers,flugelsturm,flugelzange,medio ala,medio lateral,volante por fuera',
  ],
  [
    innerMidfield,
    'mezzala,mezz ala,mezz,mezzali,interno,interno di centrocampo,centrocampista interno,intermedio,no 8,n 8,nr 8,numero 8,8,ocho,otto,achter,eight,huit,acht,oito,vuit,8er,relayeur,milieu relayeur,box to box,b2b,centrocampista box to box,rcmf,lcmf,rcmf3,lcmf3,rcm,lcm,volante interno,volante mixto,interior mixto,todocampista,tuttocampista,medio interior,segundo volante,2o volante,halbposition',
  ],
  // Numbers of shirts as football speaks; the lists of a language say more.
  [nearest(playerRole.defensiveMidfielder), '6,seis,sechs,six'],
  [nearest(playerRole.rightWinger), '7'],
  [nearest(playerRole.leftWinger), '11'],
  [
    nearest(playerRole.centreForward, playerRole.secondStriker),
    'fw,fwd,forward,f,attacker,att,attaccante,attaccanti,a,delantero,delanteros,dl,davanter,davanters,del,dav,attaquant,attaquants,avancado,avancados,atacante,sturm,sturmer,stuermer,angreifer,ang,av ac,attacco,forwards,strikers,angriff,attaq,pnt,attack,offensive,offence,dela,avant',
  ],
]);
