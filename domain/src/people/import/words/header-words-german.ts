import type { HeaderWords } from '../import-targets.ts';

/** Headers as German lists write them. */
export const germanHeaderWords: HeaderWords = {
  heightWeight: 'grosse gewicht,groesse gewicht,statur,korperbau,grosse und gewicht,masse',
  fullName:
    'spieler,spielername,vor und nachname,name vorname,vorname nachname,nachname vorname,vollstandiger name,vorname name,spielerin,spielerinnen,kicker,name und vorname,vorname und name,nachname und vorname,ganzer name,akteur,vorname und nachname,spieler name,jungs',
  name: 'vorname,vornamen,rufname',
  anyName: 'name',
  surname: 'nachname,familienname,zuname,nachnamen',
  bornDate:
    'geburtsdatum,geb,geboren,geboren am,geb datum,jahrgang,jg,geburtsjahr,gebdatum,geburtstag,geb am,geb dat,geb tag,gebtag,jhg,jahrg,geb alter,geburtsdat,geburtst,wann geboren',
  age: 'alter,jahre',
  nationality:
    'nationalitat,nationalitaet,nat,staatsangehorigkeit,nation,staatsburgerschaft,herkunft,geburtsland,pass,staatsangehoerigkeit,staatsang',
  anyCountry: 'land',
  principalRole:
    'position,pos,hauptposition,posten,positionen,stammposition,spielposition,rolle,posit,hp,hauptpos,spielt',
  secondaryRole:
    'nebenposition,zweite position,nebenpositionen,weitere position,position 2,2 position,ausweichposition,weitere positionen,alternativposition,np,nebenpos,kann auch,auch',
  foot: 'fuss,starker fuss,fuß,bevorzugter fuss,schussbein,starkes bein,spielbein,starker fuß,schiesst mit,st fuss,starkes,fuss stark,bein',
  heightCm: 'grosse,größe,groesse,korpergrosse,grosse cm,gr,grosse in cm,grosse m,koerpergroesse,grose,große',
  weightKg: 'gewicht,gewicht kg,gewicht in kg,gew',
  currentClub:
    'verein,klub,club,mannschaft,aktueller verein,team,letzter verein,derzeitiger verein,spielt bei,akt verein,zuletzt,zuletzt bei,jetziger verein,akt klub',
  currentLevel: 'liga,spielklasse,niveau,klasse,ebene,wettbewerb,stufe,aktuelle liga,level',
  contractualStatus:
    'vertrag,vertragsstatus,vertrag bis,vertragsende,status,vertragslaufzeit,vertragssituation,vertr bis,laufzeit,vertr,vertragsdauer,vertrag lauft bis,vertragslage,bindung',
  salary:
    'gehalt,monatsgehalt,lohn,aktuelles gehalt,verdienst,bruttogehalt,grundgehalt,jahresgehalt,gehalt monat,gehalt mtl,gehalt brutto,monatslohn,mtl gehalt,wochengehalt,verdient,bekommt,geh,geh monat,jahresgeh,brutto,verdienst aktuell',
  requestedSalary:
    'gehaltswunsch,gehaltsvorstellung,wunschgehalt,forderung,gehaltsforderung,gefordertes gehalt,geh wunsch,will,fordert,mochte,vorst,vorstellung,wunsch,gehaltsvorst,erwartung',
  playerValue: 'marktwert,wert,preis,ablose,abloese,aktueller marktwert,mw,ablosesumme',
  phone:
    'telefon,tel,handy,mobil,handynummer,telefonnummer,kontakt,mobilnummer,tel nr,rufnummer,tel nummer,whatsapp,anrufen,mobilnr,tel nummer eltern,handynr',
  country: 'wohnsitzland,wohnland,land wohnsitz',
  city: 'stadt,ort,wohnort,wohnsitz',
  address: 'adresse,anschrift,strasse',
  immediateAvailability: 'verfugbar,verfugbarkeit,sofort verfugbar,verfuegbar',
  euPassport: 'eu pass,eu burger,eu buerger',
  videoUrl: 'video,videolink,link,highlights,videos,clips,szenen',
  footballDataUrl: 'transfermarkt,profil,fussball de,tm',
  comments:
    'notizen,bemerkungen,bemerkung,anmerkungen,kommentar,notiz,anmerkung,kommentare,beschreibung,hinweis,info,sonstiges,bem,eindruck,meinung,bericht,fazit,notiz zum spieler,starken,schwachen,starken schwachen,einschatzung,was ich denke',
  skip: 'nummer,nr,ruckennummer,ruckennr,trikotnummer,passnummer,pass nr,email,e mail,geburtsort,berater,spitzname,id,foto,lfd nr,rang,trikot,rn,plz,unterschrift,spielerpass,lfd,rucken nr',
};
