import type { Language } from '../../../platform/languages.ts';
import type { HeaderWords } from '../import-targets.ts';
import { germanHeaderWords } from './header-words-german.ts';

/** Headers as people write them, by language, beside the form's own labels (`header-labels`). */
export const headerWords: Readonly<Record<Language, HeaderWords>> = {
  it: {
    heightWeight: 'struttura,struttura fisica,fisico,altezza peso,peso altezza,altezza e peso,corporatura',
    fullName:
      'nome e cognome,cognome e nome,nome cognome,cognome nome,nominativo,nominativi,giocatore,giocatori,calciatore,calciatori,atleta,atleti,tesserato,nome completo,giocatrice,calciatrice,nome giocatore,elenco giocatori,ragazzo,assistito,assistiti,ragazzi,nominativo completo',
    name: 'nome di battesimo',
    anyName: 'nome',
    surname: 'cognome,cogn',
    bornDate:
      'data di nascita,data nascita,nato,nato il,nata il,nascita,d nascita,ddn,dt nascita,data nasc,nasc,anno,anno di nascita,anno nascita,classe,annata,nato nel,data n',
    age: 'eta,anni,età anni',
    nationality:
      'nazionalita,naz,nazione,nazion,cittadinanza,passaporto,paese di nascita,nazionale,paese d origine',
    anyCountry: 'paese,stato',
    principalRole:
      'ruolo,ruoli,posizione,pos,ruolo principale,reparto,ruolo in campo,ruolo 1,posizioni,dove gioca in campo,gioca da,fa il,che ruolo,fa da',
    secondaryRole:
      'ruolo secondario,secondo ruolo,2 ruolo,altro ruolo,altri ruoli,ruolo alternativo,ruolo 2,posizione secondaria,ruolo sec,adattabile,puo fare,jolly,anche',
    foot: 'piede,piede preferito,piede forte,piede dominante,pd,piede naturale,calcia con,calcia,tira con,mancino destro,che piede calcia,piede calcia,gamba',
    heightCm:
      'altezza,alt,h,h cm,statura,alt cm,altezza cm,altezza in cm,altezza m,alt m,altezza cm m,alto,quanto e alto,alt m',
    weightKg: 'peso,peso kg,kg,p kg,pesa,quanto pesa',
    currentClub:
      'club,squadra,societa,squadra attuale,club attuale,societa di appartenenza,ultima squadra,sq,proprieta,provenienza,viene da,proviene da,club di provenienza,squadra di appartenenza,società attuale,dove sta,gioca in,gioca nel,gioca a,milita in,dove gioca,ora a,tesserato con,maglia attuale,societa provenienza,squadra ora,tesseramento',
    currentLevel: 'livello,categoria,serie,campionato,livello attuale,cat,lega,divisione',
    contractualStatus:
      'stato contrattuale,contratto,situazione contrattuale,scadenza contratto,scadenza,fine contratto,scad contratto,situazione,stato,contratto fino al,status,svincolato,scad,vincolo,tipo contratto,accordo,fine vincolo,termine contratto,sit contratto,sit contr,legato fino al',
    salary:
      'stipendio,stip,stipendio mensile,ingaggio,compenso,retribuzione,stipendio lordo,ingaggio annuo,stipendio annuo,rimborso,rimborso spese,rimborso mensile,stip mensile,stip mese,ingaggio mensile,stipendio attuale,prende,percepisce,guadagna,soldi,netto,lordo,paga,ral,compenso netto,prende ora,fisso',
    requestedSalary:
      'richiesta,stipendio richiesto,richiesta economica,pretesa,richiesta mensile,pretese,richieste economiche,stipendio desiderato,vuole,chiede,domanda,vorrebbe,aspettativa,aspettative,quanto chiede,quanto vuole,richieste',
    playerValue:
      'valore,valore di mercato,quotazione,prezzo,costo cartellino,cartellino,valore mercato,valutazione,val mercato,valore cartellino,val',
    phone:
      'telefono,tel,cellulare,cell,recapito,contatto,numero di telefono,telefono cellulare,contatti,mobile,n telefono,recapito telefonico,chiamare,contattare,numero cellulare,cell papa,tel genitori,recapiti,tel famiglia,contatto famiglia',
    country: 'paese di residenza,stato di residenza,nazione di residenza',
    city: 'citta,residenza,comune,citta di residenza,luogo di residenza,residente a',
    address: 'indirizzo,via',
    immediateAvailability: 'disponibilita,disponibile,disponibilita immediata,disp,disponibile subito',
    euPassport: 'passaporto ue,comunitario,passaporto comunitario,ue,comunit',
    minutesPercent: 'minuti percentuale,percentuale minuti,min',
    requestedBonus: 'bonus,premio,bonus richiesto',
    videoUrl: 'video,link video,highlights,filmato,link',
    footballDataUrl: 'transfermarkt,tuttocampo,scheda,profilo,scheda online',
    comments:
      'note,osservazioni,commenti,commento,annotazioni,nota,giudizio,descrizione,caratteristiche,appunti,pensieri,impressioni,parere,considerazioni,punti di forza,pregi,difetti,da sapere,varie,cosa ne penso,cosa penso',
    skip: 'numero,maglia,n maglia,matricola,n,nr,num,prog,progressivo,cod,codice,codice fiscale,luogo di nascita,nato a,email,e mail,soprannome,procuratore,agente,id,foto,presenze gol,voto,firma,taglia,visita medica,cf,provincia,cap',
  },
  en: {
    heightWeight: 'h w,hw,build,physique,height weight,ht wt,height and weight,physical',
    fullName:
      'player,player name,full name,name and surname,players,athlete,long name,short name,footballer,playername,surname name,surname and name,name surname,surname first name,known as,first and last name,target,targets,who,prospect,lad,name of player,lads,players name',
    name: 'first name,given name,forename,firstname,given names,forenames,first',
    anyName: 'name',
    surname: 'surname,last name,family name,lastname,last',
    bornDate:
      'date of birth,dob,birth date,born,birthdate,birthday,year of birth,yob,birth year,d o b,date birth,date of birth age,born on,birth,dob age',
    age: 'age,ages,yrs,years old',
    nationality:
      'nationality,nat,nation,citizenship,passport,nationalities,country of birth,nationality name,national team,citizen,from country,natl',
    anyCountry: 'country',
    principalRole:
      'position,pos,role,positions,main position,primary position,player positions,best position,preferred position,position 1,playing position,club position,main pos,best pos,plays,plays as,plays at',
    secondaryRole:
      'second position,secondary position,other positions,other position,alt position,2nd position,alternative position,position 2,alternative positions,2nd pos,other pos,alt pos,alt positions,also plays,can play,can also play',
    foot: 'foot,preferred foot,strong foot,stronger foot,footed,pref foot,dominant foot,footedness,best foot,prefers,kicks with,kicks,strong ft,ft,strong side,leg',
    heightCm: 'height,ht,height cm,height in cm,height m,size,hgt,height ft,tall',
    weightKg: 'weight,wt,weight kg,weight kgs,wgt,weight in kg,weight lbs',
    currentClub:
      'club,team,current club,current team,club name,squad,last club,parent club,currently with,from,plays for,at,now at,currently at,where now,playing at,currently',
    currentLevel: 'level,league,division,tier,competition,current level,league name,league level',
    contractualStatus:
      'contract,contract status,contract until,contract expires,expiry,contract expiry,status,contract end,club contract valid until,contract expiration,joined contract,contract valid until,expires,deal until,deal,agreement,contract to,contract situation,contract ends,ends,contract length,contract date,contract runs to,deal ends',
    salary:
      'salary,wage,wages,monthly salary,pay,current salary,monthly wage,gross salary,weekly wage,wage eur,salary month,earnings,weekly wages,annual salary,wage per month,money,earns,on,paid,basic,basic wage,take home,current pay,weekly',
    requestedSalary:
      'asking salary,requested salary,salary expectation,expected salary,wage demand,expectation,salary demand,desired salary,asking,asks,asking wage,wage demands,wants,demands,looking for,expects,expected,would want,wage ask,hoping for',
    playerValue:
      'value,market value,transfer value,price,fee,value eur,asking price,est value,mv,valuation,current value,estimated value',
    phone:
      'phone,tel,telephone,mobile,phone number,cell,contact,contact number,mobile number,phone no,tel no,agent no,agent phone,call,whatsapp,mob,ring,number to call',
    country: 'country of residence,residence country,lives in,based in country',
    city: 'city,town,residence,place of residence,home town,hometown,based in',
    address: 'address,street',
    immediateAvailability:
      'available,availability,immediately available,available now,immediate availability',
    euPassport: 'eu passport,eu,eu citizen',
    minutesPercent: 'minutes percent,minutes percentage,min played percent',
    requestedBonus: 'bonus,requested bonus,signing bonus',
    videoUrl: 'video,video link,highlights,reel,link,video url,highlight reel,clips,clip,footage,tape',
    footballDataUrl: 'transfermarkt,profile,profile url,player url,tm link,stats link',
    comments:
      'notes,comments,remarks,comment,note,observations,description,scouting notes,scout notes,thoughts,opinion,view,verdict,summary,report,my two cents,two cents,my view,take,thoughts on him,strengths,weaknesses,strengths and weaknesses',
    skip: 'number,shirt number,no,jersey,kit number,id,sofifa id,player id,rank,overall,potential,joined,signed from,place of birth,email,e mail,mail,agent,photo,image,nickname,work rate,body type,caps,release clause,squad number,rating,index,shirt,fax,kit,signature,pob',
  },
  es: {
    heightWeight: 'talla peso,altura peso,estatura peso,fisico,complexion,altura y peso',
    fullName:
      'nombre y apellidos,apellidos y nombre,jugador,jugadores,nombre completo,futbolista,apellidos nombre,nombre y apellido,nombre apellidos,apellido y nombre,jugadora,deportista,nombre jugador,nombre del jugador,jug,chico,chicos',
    name: 'nombre de pila',
    anyName: 'nombre,nom',
    surname: 'apellidos,apellido,primer apellido,apell',
    bornDate:
      'fecha de nacimiento,fecha nacimiento,nacimiento,f nacimiento,f nac,fecha nac,nacido,nacido el,ano de nacimiento,año,ano nacimiento,año nac,fec nac,fnac,f de nacimiento,f n,naci',
    age: 'edad',
    nationality: 'nacionalidad,nac,pasaporte,pais de nacimiento,pais de origen,nacional,nacion,origen',
    anyCountry: 'pais',
    principalRole:
      'posicion,demarcacion,puesto,pos,posicion principal,rol,dem,posiciones,demarc,rol principal,juega de,pto,donde juega',
    secondaryRole:
      'posicion secundaria,segunda posicion,otra posicion,otras posiciones,posicion 2,2 posicion,demarcacion secundaria,demarcacion 2,pos secundaria,pos 2,otros roles,otros puestos,tambien juega,puede jugar,polivalencia,alternativa,otra',
    foot: 'pie,pierna,pie habil,pie dominante,pie preferido,pierna habil,lateralidad,pierna buena,pie bueno,pierna dominante,habil,chuta con,golpea con,buena,perf,perfil,pierna fuerte,pie fuerte',
    heightCm: 'altura,estatura,talla,alt,altura cm,estatura cm,talla cm,altura m',
    weightKg: 'peso,peso kg,ps',
    currentClub:
      'club,equipo,eq,eq actual,procedencia,club actual,equipo actual,ultimo club,ultimo equipo,juega en,milita en,equipo ahora,donde esta',
    currentLevel: 'nivel,categoria,division,liga,competicion,nivel actual',
    contractualStatus:
      'contrato,situacion contractual,fin de contrato,estado contractual,contrato hasta,situacion,estado,vencimiento,fin contrato,vencimiento contrato,pase,vinculacion,vinculo,cto,contr,situacion con el club,fin cto',
    salary:
      'salario,sueldo,ficha,salario mensual,sueldo mensual,salario actual,remuneracion,salario bruto,sueldo bruto,salario anual,sueldo anual,ficha anual,salario mes,sueldo mes,nomina,cobra,gana,percibe,cobra ahora,bruto,neto,sueldo actual',
    requestedSalary:
      'salario solicitado,salario pedido,pretension,sueldo pedido,pretensiones,pretension salarial,salario deseado,pide,pretension,quiere,aspira a,pide ahora,quiere cobrar',
    playerValue: 'valor,valor de mercado,precio,valor mercado,tasacion,valor actual,traspaso,coste traspaso',
    phone:
      'telefono,tel,movil,tfno,tlf,contacto,telefono movil,telf,tfn,celular,numero de telefono,whatsapp,llamar,cel,tlfn',
    country: 'pais de residencia',
    city: 'ciudad,poblacion,residencia,localidad,municipio,lugar de residencia',
    address: 'direccion,domicilio',
    immediateAvailability: 'disponible,disponibilidad,disponibilidad inmediata,disp',
    euPassport: 'pasaporte comunitario,pasaporte ue,comunitario',
    videoUrl: 'video,enlace video,videos,enlace,link video,link',
    footballDataUrl: 'transfermarkt,besoccer,ficha tecnica,perfil',
    comments:
      'notas,observaciones,comentarios,comentario,obs,apuntes,descripcion,nota,impresiones,valoracion,informe,opinion,mis notas,puntos fuertes,que me parece,anotaciones',
    skip: 'dorsal,numero,n,no,num,dni,nif,email,correo,correo electronico,lugar de nacimiento,representante,agente,apodo,id,foto,licencia,tarjetas,nº,codigo,provincia,cp',
  },
  ca: {
    heightWeight: 'talla pes,alcada pes,fisic,complexio,alcada i pes',
    fullName:
      'nom i cognoms,cognoms i nom,jugador,jugadors,nom complet,futbolista,nom cognoms,cognoms nom,jugadora,nom i cognom,nom jugador,nom del jugador,esportista,jugador seguit,seguit,noi,nois',
    name: 'nom de pila',
    anyName: 'nom',
    surname: 'cognoms,cognom,primer cognom',
    bornDate:
      'data de naixement,data naixement,naixement,d naixement,any de naixement,nascut,nascut el,data naix,any,any naixement,naix,dn,d naix',
    age: 'edat,anys',
    nationality: 'nacionalitat,nac,passaport,pais de naixement,pais d origen',
    anyCountry: 'pais',
    principalRole: 'posicio,demarcacio,pos,lloc,posicio principal,rol,posicions,on juga,juga de',
    secondaryRole:
      'posicio secundaria,segona posicio,altra posicio,altres posicions,posicio 2,2a posicio,demarcacio secundaria,tambe juga,pot jugar,altres llocs',
    foot: 'peu,cama,peu habil,peu dominant,cama bona,peu preferit,lateralitat,cama habil,cama dominant,peu bo,xuta amb,xuta,colpeja amb',
    heightCm: 'alcada,alçada,alc,alcada cm,estatura,talla,alcaria,fa,fa cm',
    weightKg: 'pes,pes kg',
    currentClub:
      'club,equip,eq,eq actual,ve de,prove de,procedencia,club actual,equip actual,ultim club,darrer club,club ara,ara a,juga a',
    currentLevel: 'nivell,categoria,divisio,lliga,competicio,nivell actual',
    contractualStatus:
      'contracte,situacio contractual,final de contracte,situacio,contracte fins,fi de contracte,estat,estat contractual,fi contracte,vinculacio,cte,contr',
    salary:
      'salari,sou,fitxa,salari mensual,sou mensual,salari actual,retribucio,sou brut,salari anual,sou anual,nomina,cobra,guanya,brut,net,cobra ara',
    requestedSalary:
      'salari demanat,salari sol licitat,pretensio,sou demanat,demana,pretensions,salari desitjat,demana,vol,voldria,vol cobrar,aspira a',
    playerValue: 'valor,valor de mercat,preu,valor mercat,valoracio,traspas',
    phone: 'telefon,tel,mobil,contacte,telf,telefon mobil,tf,tlf,mob',
    country: 'pais de residencia',
    city: 'ciutat,poblacio,residencia,localitat,municipi,lloc de residencia',
    address: 'adreca,domicili',
    immediateAvailability: 'disponible,disponibilitat,disponibilitat immediata',
    euPassport: 'passaport comunitari,passaport ue,comunitari',
    videoUrl: 'video,enllac video,enllac,videos',
    footballDataUrl: 'transfermarkt,perfil',
    comments:
      'notes,observacions,comentaris,comentari,obs,descripcio,nota,que en pensem,opinio,impressions,informe,valoracio,les meves notes,anotacions,punts forts',
    skip: 'dorsal,numero,num,n,dni,nif,correu,correu electronic,lloc de naixement,representant,agent,sobrenom,id,foto,llicencia,codi',
  },
  fr: {
    heightWeight: 'gabarit,taille poids,physique,taille et poids,morphologie',
    fullName:
      'nom et prenom,prenom et nom,joueur,joueurs,nom prenom,prenom nom,nom complet,footballeur,joueuse,nom du joueur,nom et prenoms,identite,noms et prenoms',
    name: 'prenom,prenoms',
    anyName: '',
    surname: 'nom,nom de famille,noms',
    bornDate:
      'date de naissance,naissance,ne le,date naissance,annee de naissance,nee le,ddn,d naissance,annee,date naiss,naiss,annee naissance,ne,ne e le,né(e) le,date de naiss',
    age: 'age,ages',
    nationality: 'nationalite,nat,passeport,pays de naissance,nation,pays d origine,natio,nationalites',
    anyCountry: 'pays',
    principalRole: 'poste,position,pos,poste principal,postes,role,poste 1,poste pref,joue',
    secondaryRole:
      'poste secondaire,second poste,autre poste,autres postes,poste 2,2e poste,deuxieme poste,postes secondaires,poste sec,peut depanner,depanne,autres,polyvalence,peut jouer',
    foot: 'pied,pied fort,pied prefere,lateralite,pied dominant,pied d appui,jambe',
    heightCm: 'taille,taille cm,taille en cm,hauteur,taille m,taille en m',
    weightKg: 'poids,poids kg,poids en kg',
    currentClub:
      'club,equipe,provenance,club actuel,equipe actuelle,dernier club,evolue a,joue a,evolue au,club act,ou il joue',
    currentLevel: 'niveau,categorie,division,championnat,niveau actuel,ligue,echelon',
    contractualStatus:
      'contrat,situation contractuelle,fin de contrat,situation,contrat jusqu en,statut,statut contractuel,fin contrat,echeance,bail,fin ctr,fin du contrat,sous contrat jusqu,lien',
    salary:
      'salaire,salaire mensuel,remuneration,salaire actuel,salaire brut,salaire annuel,salaire brut mensuel,salaire mois,paie,emoluments,touche,gagne,percoit,sal,brut,net,salaire actuel',
    requestedSalary:
      'salaire demande,pretention,salaire souhaite,pretentions,pretentions salariales,demande salariale,salaire desire,demande,veut,souhaite,attend,exigences',
    playerValue:
      'valeur,valeur marchande,prix,valeur de marche,indemnite,valeur du marche,valeur estimee,valeur transfert',
    phone:
      'telephone,tel,portable,mobile,contact,numero de telephone,tel portable,gsm,n tel,telephone portable,joindre,a joindre,appeler,whatsapp,tel joueur,num tel,portable joueur',
    country: 'pays de residence',
    city: 'ville,residence,commune,domicile,lieu de residence',
    address: 'adresse,rue',
    immediateAvailability: 'disponible,disponibilite,dispo,disponibilite immediate',
    euPassport: 'passeport ue,passeport europeen,communautaire',
    videoUrl: 'video,lien video,videos,lien,images,extraits,clips',
    footballDataUrl: 'transfermarkt,profil,fiche',
    comments:
      'notes,remarques,commentaires,commentaire,observations,remarque,note,obs,description,avis,impressions,rapport,points forts,mon avis,appreciation,commentaire perso,divers',
    skip: 'numero,n,no,maillot,licence,n licence,email,mail,courriel,lieu de naissance,agent,surnom,id,photo,num,cartons,rang,code,code postal',
  },
  pt: {
    heightWeight: 'altura peso,fisico,porte fisico,altura e peso,compleicao',
    fullName:
      'nome completo,jogador,jogadores,nome e apelido,nome do jogador,atleta,futebolista,atletas,nome apelido,apelido e nome,jogadora,nome e sobrenome,nome atleta,atleta observado,observado,miudo,rapaz',
    name: 'primeiro nome,nome proprio,nome próprio',
    anyName: 'nome',
    surname: 'apelido,sobrenome,ultimo nome,apelidos',
    bornDate:
      'data de nascimento,data nascimento,nascimento,nascido em,d nascimento,ano de nascimento,ano,data nasc,nasc,dt nasc,nasc em,ano nascimento,nascido,d nasc,dn',
    age: 'idade,anos',
    nationality: 'nacionalidade,nac,nacion,passaporte,pais de nascimento,pais de origem,naturalidade pais',
    anyCountry: 'pais',
    principalRole: 'posicao,pos,posicao principal,funcao,posicoes,lugar,joga a',
    secondaryRole:
      'posicao secundaria,segunda posicao,outra posicao,outras posicoes,posicao 2,2a posicao,posicao alternativa,pos secundaria,pos 2,posicoes secundarias,outras posicoes,tambem joga,pode jogar',
    foot: 'pe,pe preferido,pe dominante,pe preferencial,pe forte,lateralidade,pé,pe pref,remata com,pe melhor,perna',
    heightCm: 'altura,alt,altura cm,estatura,altura m',
    weightKg: 'peso,peso kg',
    currentClub:
      'clube,equipa,proveniencia,clube atual,equipa atual,clube actual,ultimo clube,equipe,emblema,joga em,joga no,onde joga,clube onde esta',
    currentLevel: 'nivel,escalao,divisao,liga,campeonato,nivel atual,competicao,categoria',
    contractualStatus:
      'contrato,situacao contratual,fim de contrato,situacao,contrato ate,estado,estado contratual,fim contrato,termo do contrato,termo,vinculo,ligacao ao clube,contr,fim do contrato',
    salary:
      'salario,ordenado,vencimento,salario mensal,vencimento mensal,salario atual,remuneracao,ordenado mensal,salario bruto,salario anual,ordenado bruto,salario mes,vencimento,ganha,recebe,venc,bruto,liquido,ordenado atual',
    requestedSalary:
      'salario pretendido,salario pedido,pretensao,ordenado pretendido,pretensao salarial,salario solicitado,pede,pede,quer,pretende,quer ganhar,pretensoes',
    playerValue: 'valor,valor de mercado,preco,valor mercado,valor estimado,passe,valor do passe',
    phone:
      'telefone,tel,telemovel,contacto,celular,contato,tlm,tm,n telefone,numero de telefone,whatsapp,ligar,telem,tlf,telef',
    country: 'pais de residencia',
    city: 'cidade,localidade,residencia,concelho,morada cidade,local de residencia',
    address: 'morada,endereco',
    immediateAvailability: 'disponivel,disponibilidade,disponibilidade imediata,disp',
    euPassport: 'passaporte ue,passaporte comunitario,passaporte europeu',
    videoUrl: 'video,link video,videos,ligacao,link',
    footballDataUrl: 'transfermarkt,zerozero,perfil,ogol',
    comments:
      'notas,observacoes,comentarios,comentario,obs,nota,descricao,apontamentos,parecer interno,parecer,impressoes,relatorio,opiniao,as minhas notas,o que acho,pontos fortes,apreciacao',
    skip: 'numero,n,no,camisola,email,correio eletronico,local de nascimento,naturalidade,empresario,agente,alcunha,id,foto,licenca,nif,cc,num,codigo,codigo postal',
  },
  de: germanHeaderWords,
};
