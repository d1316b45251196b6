/** Three letters as federations and ISO write a country, where either differs both stand: `DE` GER, DEU. */
// biome-ignore format: a table
export const threeLetters =
  'AD:AND AE:UAE,ARE AF:AFG AG:ATG AI:AIA AL:ALB AM:ARM AO:ANG,AGO AR:ARG AS:ASA,ASM AT:AUT AU:AUS AW:ARU,ABW AZ:AZE BA:BIH BB:BRB,BAR BD:BAN,BGD BE:BEL BF:BFA,BUR ' +
  'BG:BUL,BGR BH:BHR,BRN BI:BDI BJ:BEN BM:BER,BMU BN:BRU BO:BOL BR:BRA BS:BAH,BHS BT:BHU,BTN BW:BOT,BWA BY:BLR BZ:BLZ,BIZ CA:CAN CD:COD,DRC CF:CTA,CAF CG:CGO,COG CH:SUI,CHE,SVI ' +
  'CI:CIV CL:CHI,CHL CM:CMR CN:CHN CO:COL CR:CRC,CRI CU:CUB CV:CPV CW:CUW CY:CYP CZ:CZE DE:GER,DEU,ALE,ALL DJ:DJI DK:DEN,DNK DM:DMA DO:DOM DZ:ALG,DZA EC:ECU EE:EST EG:EGY ' +
  'ER:ERI ES:ESP,SPA ET:ETH FI:FIN FJ:FIJ,FJI FO:FRO FR:FRA GA:GAB GB:GBR,ENG,SCO,WAL,NIR,ING,UK GD:GRN,GRD GE:GEO GF:GUF,GYF GH:GHA GI:GIB GM:GAM,GMB GN:GUI,GIN GP:GLP GQ:EQG,GNQ GR:GRE,GRC ' +
  'GT:GUA,GTM GU:GUM GW:GNB GY:GUY HK:HKG HN:HON,HND HR:CRO,HRV HT:HAI,HTI HU:HUN ID:IDN,INA IE:IRL,ROI IL:ISR IN:IND IQ:IRQ IR:IRN,IRI IS:ISL IT:ITA JM:JAM JO:JOR JP:JPN KE:KEN ' +
  'KG:KGZ KH:CAM,KHM KM:COM KN:SKN,KNA KP:PRK KR:KOR KW:KUW,KWT KY:CAY,CYM KZ:KAZ LA:LAO LB:LIB,LBN LC:LCA LI:LIE LK:SRI,LKA LR:LBR LS:LES,LSO LT:LTU LU:LUX LV:LVA,LAT ' +
  'LY:LBY,LBA MA:MAR MC:MCO MD:MDA ME:MNE MG:MAD,MDG MK:MKD MM:MYA,MMR MN:MNG,MGL MO:MAC MQ:MTQ MR:MTN,MRT MS:MSR MT:MLT MU:MRI,MUS MV:MDV MW:MWI,MAW MX:MEX MY:MAS,MYS MZ:MOZ ' +
  'NA:NAM NC:NCL NE:NIG,NER NG:NGA,NGR NI:NCA,NIC NL:NED,NLD,OLA,HOL NO:NOR NP:NEP,NPL NZ:NZL OM:OMA,OMN PA:PAN PE:PER PG:PNG PH:PHI,PHL PK:PAK PL:POL PR:PUR,PRI PS:PLE,PSE PT:POR,PRT ' +
  'PY:PAR,PRY QA:QAT RE:REU RO:ROU,ROM RS:SRB RU:RUS RW:RWA SA:KSA,SAU SB:SOL,SLB SC:SEY,SYC SD:SDN,SUD SE:SWE SG:SIN,SGP SI:SVN,SLO SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR ' +
  'SS:SSD ST:STP SV:SLV,ESA SX:SXM SY:SYR SZ:SWZ TC:TCA TD:CHA,TCD TG:TOG,TGO TH:THA TJ:TJK TL:TLS TM:TKM TN:TUN TO:TGA,TON TR:TUR TT:TRI,TTO TW:TPE,TWN TZ:TAN,TZA UA:UKR UG:UGA ' +
  'US:USA UY:URU,URY UZ:UZB VC:VIN,VCT VE:VEN VN:VIE,VNM VU:VAN,VUT WS:SAM,WSM XK:KOS,KVX,XKX YE:YEM ZA:RSA,ZAF ZM:ZAM,ZMB ZW:ZIM,ZWE';

/** Other names of a country, and of the people who come from it, in the seven languages. */
export const otherNames: readonly (readonly [string, string])[] = [
  [
    'IT',
    'ital,i,italy,italiano,italiana,italian,italiani,italien,italienne,italiener,italienisch,italia,italie,italià,italiener',
  ],
  [
    'ES',
    'e,esp,spagnolo,spagnola,spanish,español,española,espanyol,espanyola,espagnol,espagnole,espanhol,espanhola,spanier,spanisch,spanierin,catalano,català,catalan,basque',
  ],
  [
    'FR',
    'f,francese,french,francés,francesa,francès,français,française,francês,franzose,franzosisch,französisch,französin,corse',
  ],
  [
    'DE',
    'd,tedesco,tedesca,german,alemán,alemana,alemany,alemanya,allemand,allemande,alemão,alemã,deutsch,deutscher,deutsche',
  ],
  [
    'PT',
    'p,port,portoghese,portuguese,portugués,portuguesa,portuguès,portugais,portugaise,português,portugiese,portugiesisch',
  ],
  [
    'GB',
    'uk,u k,england,inghilterra,inglaterra,anglaterra,angleterre,scotland,scozia,escocia,escòcia,écosse,escócia,schottland,wales,galles,gales,gal·les,pays de galles,país de gales,northern ireland,irlanda del nord,irlanda del norte,irlande du nord,irlanda do norte,nordirland,great britain,gran bretagna,gran bretaña,gran bretanya,grande bretagne,grã bretanha,großbritannien,inglese,english,inglés,inglesa,anglès,anglesa,anglais,anglaise,inglês,engländer,englisch,britannico,britannica,british,británico,britànic,britannique,britânico,brite,britisch,scozzese,scottish,escocés,escocès,écossais,schotte,gallese,welsh,galés,gallois,waliser',
  ],
  [
    'NL',
    'netherlands,the netherlands,holland,olanda,holanda,hollande,olandese,dutch,neerlandés,neerlandesa,holandés,holandesa,neerlandès,holandès,néerlandais,néerlandaise,hollandais,neerlandês,holandês,niederländer,niederländisch,holländer',
  ],
  ['BE', 'b,belga,belgian,belge,belgier,belgisch'],
  ['CH', 'svizzero,svizzera,swiss,suizo,suiza,suís,suïssa,suissa,suisse,suíço,suíça,schweizer,schweizerisch'],
  [
    'AT',
    'austriaco,austriaca,austrian,austríaco,austríac,austríaca,autrichien,autrichienne,österreicher,österreichisch',
  ],
  ['HR', 'croato,croata,croatian,croate,kroate,kroatisch'],
  ['RS', 'serbo,serba,serbian,serbio,serbia,serbi,sèrbia,serbe,sérvio,sérvia,serbisch'],
  ['SI', 'sloveno,slovena,slovenian,slovene,esloveno,eslovena,eslovè,slovène,slowene,slowenisch'],
  ['SK', 'slovacco,slovacca,slovak,eslovaco,eslovaca,eslovac,slovaque,slowake,slowakisch'],
  [
    'BA',
    'bosnia,bosnie,bosnien,bosniaco,bosniaca,bosnian,bosnio,bosnià,bosnien herzegovine,bosnie herzégovine,bosnia erzegovina,bosnia and herzegovina,bosnia herzegovina,bosnia y herzegovina,bosnia i hercegovina,bósnia,bosniaque,bosnisch,bosnier',
  ],
  ['ME', 'montenegrinisch,montenegrino,montenegrina,montenegrin,monténégrin,montenegriner'],
  [
    'MK',
    'mazedonisch,macedonia,north macedonia,macedonia del nord,macedone,macedonian,macedonio,macedoni,macédonien,macedónio,mazedonier,mazedonien,macédoine,macedonia del norte,macedònia',
  ],
  ['AL', 'albanese,albanian,albanés,albanesa,albanès,albanais,albanaise,albanês,albaner,albanisch'],
  ['XK', 'kosovarisch,kosovo,kosovaro,kosovara,kosovan,kosovar,kosovare'],
  ['GR', 'greco,greca,greek,griego,griega,grec,grega,grecque,grego,grieche,griechisch'],
  [
    'RO',
    'rumeno,rumena,romeno,romanian,rumano,rumana,romanès,romanesa,roumain,roumaine,romena,rumäne,rumänisch',
  ],
  ['BG', 'bulgaro,bulgara,bulgarian,búlgaro,búlgara,bulgare,bulgarisch'],
  ['PL', 'polacco,polacca,polish,polaco,polaca,polonès,polonesa,polonais,polonaise,polonês,pole,polnisch'],
  [
    'CZ',
    'czech,czech republic,repubblica ceca,república checa,república txeca,république tchèque,tschechische republik,ceco,ceca,checo,checa,txec,txeca,tchèque,tcheco,tscheche,tschechisch,cechia,tschechien,chequia',
  ],
  ['HU', 'ungherese,hungarian,húngaro,húngara,hongarès,hongrois,hongroise,ungar,ungarisch'],
  ['UA', 'ucraino,ucraina,ucraine,ukrainian,ucraniano,ucraniana,ucraïnès,ukrainien,ukrainer,ukrainisch'],
  ['RU', 'russo,russa,russian,ruso,rusa,rus,russe,russisch,russland,russie'],
  ['TR', 'turco,turca,turkish,turkey,turc,turque,türke,türkisch,turchia,turquía,turquie,türkei'],
  ['SE', 'svedese,swedish,sueco,sueca,suec,suédois,suédoise,schwede,schwedisch'],
  ['NO', 'norvegese,norwegian,noruego,noruega,noruec,norvégien,norueguês,norweger,norwegisch'],
  ['DK', 'danese,danish,danés,danesa,danès,danois,danoise,dinamarquês,däne,dänisch,dane'],
  ['FI', 'finlandese,finnish,finlandés,finlandès,finlandais,finlandês,finne,finnisch'],
  ['IS', 'isländisch,islandese,icelandic,islandés,islandais,isländer'],
  [
    'IE',
    'irlanda,ireland,republic of ireland,repubblica d irlanda,irlandese,irish,irlandés,irlandès,irlandais,irlandês,ire,irisch,éire',
  ],
  ['LU', 'luxemburgisch,lussemburghese,luxembourgish,luxemburgués,luxembourgeois,luxemburguês,luxemburger'],
  ['LT', 'litauisch,lituano,lituana,lithuanian,lituà,lituanien,litauer'],
  ['LV', 'lettisch,lettone,latvian,letón,letó,letton,letão,lette'],
  ['EE', 'estnisch,estone,estonian,estonio,estonià,estonien,estónio,este'],
  ['MT', 'maltesisch,maltese,maltés,maltès,maltais,maltês,malteser'],
  ['CY', 'cipriota,cypriot,chipriota,xipriota,chypriote,zypriot'],
  ['AD', 'andorrano,andorran,andorrana,andorrà'],
  ['SM', 'sammarinese,san marino'],
  ['MD', 'moldauisch,moldavo,moldava,moldavia,moldovan,moldova,moldave,moldauer'],
  ['GE', 'georgisch,georgiano,georgiana,georgian,georgià,géorgien,georgier'],
  ['AM', 'armenisch,armeno,armena,armenian,armenio,armeni,arménien,arménio,armenier'],
  [
    'BR',
    'brasiliano,brasiliana,brazilian,brasileño,brasileña,brasiler,brasilera,brésilien,brésilienne,brasileiro,brasileira,brasilianer,brasilianisch,brasil,brazil',
  ],
  ['AR', 'argentino,argentina,argentine,argentinian,argentí,argentin,argentinier,argentinisch'],
  [
    'UY',
    'uruguayisch,uruguaiano,uruguaiana,uruguayano,uruguagio,uruguayan,uruguayo,uruguaya,uruguaià,uruguayen,uruguaio,uruguayer',
  ],
  ['PY', 'paraguayisch,paraguaiano,paraguayan,paraguayo,paraguaya,paraguaià,paraguayen,paraguaio,paraguayer'],
  ['CL', 'chilenisch,cileno,cilena,chilean,chileno,chilena,xilè,chilien,chilene'],
  ['CO', 'kolumbianisch,colombiano,colombiana,colombian,colombià,colombien,kolumbianer,kolumbianisch'],
  ['PE', 'peruanisch,peruviano,peruviana,peruvian,peruano,peruana,peruà,péruvien,peruaner'],
  [
    'VE',
    'venezolanisch,venezuelano,venezuelana,venezuelan,venezolano,venezolana,veneçolà,vénézuélien,venezolaner',
  ],
  [
    'EC',
    'ecuadorianisch,ecuadoriano,ecuadoregno,ecuadorian,ecuatoriano,ecuatoriana,equatorià,équatorien,equatoriano,ecuadorianer',
  ],
  ['BO', 'bolivianisch,boliviano,boliviana,bolivian,bolivià,bolivien,bolivianer'],
  ['MX', 'mexikanisch,messicano,messicana,mexican,mexicano,mexicana,mexicà,mexicain,mexicaine,mexikaner'],
  [
    'US',
    'us amerikanisch,amerikanisch,usa,u s a,us,u s,stati uniti,united states,statunitense,americano,americana,american,estadounidense,eeuu,ee uu,estats units,nord americà,estatunidenc,états unis,américain,états unien,estados unidos,norte americano,vereinigte staaten,us amerikaner,amerikaner',
  ],
  ['CA', 'kanadisch,canadese,canadian,canadiense,canadenc,canadien,canadienne,canadiano,kanadier'],
  ['JP', 'giapponese,japanese,japonés,japonesa,japonès,japonais,japonaise,japonês,japaner,japanisch'],
  [
    'KR',
    'südkoreanisch,koreanisch,corea del sud,south korea,corea,korea,korea republic,corea del sur,corée du sud,coreia do sul,südkorea,sudcoreano,coreano,south korean,korean,surcoreano,sud coreà,coréen,sul coreano,südkoreaner,koreaner',
  ],
  ['CN', 'cinese,chinese,chino,xinès,chinois,chinês,chinesisch,china pr'],
  ['AU', 'australisch,australiano,australiana,australian,australià,australien,australier'],
  ['NZ', 'neuseeländisch,neozelandese,new zealander,neozelandés,néo zélandais,neuseeländer'],
  ['SN', 'senegalese,senegalés,senegalesa,senegalès,sénégalais,sénégalaise,senegalês,senegalesisch'],
  [
    'CI',
    'ivorisch,costa d avorio,ivory coast,cote d ivoire,côte d’ivoire,cote divoire,costa de marfil,costa d ivori,costa do marfim,elfenbeinküste,ivoriano,ivoriana,ivorian,marfileño,ivorià,ivoirien,ivoirienne,marfinense,costa marfinense,ivorer',
  ],
  ['GH', 'ghanaisch,ghanese,ghanaiano,ghanaian,ghanés,ghanesa,ghanès,ghanéen,ganês,ghanaer,gana'],
  ['NG', 'nigerianisch,nigeriano,nigeriana,nigerian,nigerià,nigérian,nigériane,nigérien ng,nigerianer'],
  [
    'CM',
    'kamerunisch,camerunense,camerunese,cameroonian,camerunés,camerunesa,camerunès,camerounais,camerounaise,camaronês,kameruner',
  ],
  ['ML', 'malisch,mli,mali,maliano,maliana,malian,malià,malien,malienne,maliense,malí,malinês,malier'],
  ['GN', 'guineisch,guineano,guineana,guinean,guineà,guinéen,guinéenne,guineense,guineer'],
  ['GM', 'gambisch,gambiano,gambiana,gambian,gambià,gambien,gambier,the gambia'],
  ['GW', 'guinea bissau,guinée bissau,guiné bissau,guineense bissau,bissau guineano'],
  ['BF', 'burkinisch,burkinabé,burkinabè,burkinabe,burkinés,burkiner'],
  ['TG', 'togoisch,togolese,togolés,togolais,togolês,togoer'],
  ['BJ', 'beninese,beninés,béninois,beninense'],
  [
    'CD',
    'kongolesisch,dr congo,congo dr,rd congo,repubblica democratica del congo,rep dem congo,república democrática del congo,rdc,rd du congo,dem rep congo,democratic republic of congo',
  ],
  ['CG', 'congo,congolese,congoleño,congolès,congolais,congolês,kongolese,republic of congo'],
  [
    'MA',
    'marocchino,marocchina,moroccan,marroquí,marroquina,marocain,marocaine,marroquino,marokkaner,marokkanisch',
  ],
  ['DZ', 'algerisch,algerino,algerina,algerian,argelino,argelina,algerià,algérien,algérienne,algerier'],
  [
    'TN',
    'tunesisch,tunisino,tunisina,tunisian,tunecino,tunecina,tunisià,tunisien,tunisienne,tunisiano,tunesier',
  ],
  ['EG', 'ägyptisch,egiziano,egiziana,egyptian,egipcio,egipci,égyptien,egípcio,ägypter'],
  [
    'CV',
    'kapverdisch,cape verde,capo verde,cabo verde,cap vert,cap verd,kap verde,capoverdiano,capoverdiana,cape verdean,caboverdiano,caboverdiana,cap verdien,cabo verdiano,kapverdier',
  ],
  ['AO', 'angolanisch,angolano,angolana,angolan,angoleño,angolès,angolais,angolaner'],
  ['MZ', 'mozambicano,mozambican,moçambicano,mozambicain,mosambikaner'],
  ['ZA', 'sudafricano,south african,surafricano,sud africain,sul africano,südafrikaner'],
  ['SO', 'somalo,somala,somali,somalian'],
  ['ER', 'eritreo,eritrea,eritrean'],
  ['ET', 'etiope,ethiopian,etíope'],
  ['SL', 'sierraleonese,sierra leonean,sierraleonés'],
  ['LR', 'liberiano,liberiana,liberian'],
  ['GA', 'gabonese,gabonés,gabonais,gabonês'],
  ['IL', 'israeliano,israeliana,israeli,israelí,israelià,israélien,israelita'],
  ['IR', 'iranisch,iran,iraniano,iraniana,iranian,iraní,iranià,iranien,iraner'],
  ['IQ', 'irakisch,iracheno,iraqi,iraquí,irakien,iraquiano,iraker'],
  ['SY', 'syrisch,siriano,syrian,sirio,sirià,syrien,syrer,siria,syrie'],
  ['LB', 'libanese,lebanese,libanés,libanais,libanês'],
  ['SA', 'saudita,saudi,saudi arabian,saoudien,arabia saudita'],
  ['DO', 'dominikanisch,dominicano,dominicana,dominican,dominicain,dominikaner'],
  ['CU', 'kubanisch,cubano,cubana,cuban,cubà,cubain,kubaner'],
  ['JM', 'giamaicano,jamaican,jamaicano,jamaicà,jamaïcain,jamaikaner'],
  ['HN', 'honduregno,honduran,hondureño,hondurien'],
  ['CR', 'costaricano,costaricense,costa rican,costarricense,costaricien'],
  ['PA', 'panamense,panamanian,panameño,panaméen'],
  ['BY', 'bielorusso,belarusian,bielorruso,biélorusse,bielorrusso,belarusse,bielorussia,weißrussland'],
  ['PK', 'pakistano,pakistani,pakistaní,pakistanais'],
  ['IN', 'indiano,indian,indio,indien,inder'],
  ['BD', 'bengalese,bangladeshi'],
  ['PH', 'filippino,filipino,philippin'],
];
