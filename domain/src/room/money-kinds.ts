/**
 * The components of a request for money, by language: regular-expression fragments for folded text, as in `money-words.ts`.
 * A single component is never enough; `money-requests.ts` combines them. They are stems, because endings are often
 * misspelt.
 */
export interface MoneyKinds {
  /** Sums in words and in slang. */
  sum: string;
  /** The reader, or players in general, must hand something over: imperatives, duties, "you send me them", "if you pay". */
  ask: string;
  /** What players never have to pay: fees, stamps, documents, deposits, insurance. */
  fee: string;
  /** Paying in the passive or without a person: "has to be settled", "is missing". */
  due: string;
  /** The receiver: the writer, a relative, a named person. */
  mine: string;
  /** What is withheld until the payment, or promised in return. */
  gate: string;
  /** A person at the club wants something for himself. */
  bribe: string;
  /** The family pays, and the child gets in. */
  gift: string;
  /** "I paid for you, give it back." */
  advanced: string;
  /** Outside the site, between the two of us. */
  aside: string;
  /** Untraceable payment methods whose names have no other meaning. */
  surely: string;
  /** Other untraceable payment methods. */
  rail: string;
  /** The club, or the platform's own service, pays or is paid. */
  proper: string;
}

export const moneyKinds: Readonly<Record<'it' | 'en' | 'es' | 'ca' | 'fr' | 'pt' | 'de', MoneyKinds>> = {
  it: {
    sum: '(?:due|tre|quattro|cinque|sei|sette|otto|nove)cento\\b|\\bcento euro|\\bmille\\b|\\b\\w+mila\\b|\\d ?mila\\b|(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta) euro|\\btestoni\\b|\\bsacchi\\b',
    ask: '\\b(?:manda|invia|gira|versa|fa|porta|passa|ricarica|anticipa|presta|paga|salda|metti|lascia|bonifica|accredita|trasferisci|consegna|spedisci|restituisci|rimanda|ridai|deposita|compra|prendi|procura|copri)(?:mi|me|gli|ci|ce|te)?(?:l[aoie]|ne)?\\b|\\bdam+i\\b|\\bdammel\\w|\\bfai (?:il|un|una|la) (?:versament|bonific|ricaric|pagament|deposit)\\w*|\\b(?:devi|dovete|deve|devono|dovresti|bisogna|occorr\\w+|serv(?:e|ono)|ci vuole|ci vogliono|tocca|manca(?:no)?|chiedono|chiede|chiediamo)\\b|\\b(?:me |glie|ce )?l[aoie] (?:mandi|giri|passi|dai|porti|versi|paghi|consegni|metti|saldi|anticipi)\\b|\\bse (?:mi |ci )?(?:mandi|giri|passi|dai|porti|versi|paghi|anticipi|copri|fai)\\b|\\b(?:puoi|potete|riesci a|potresti) (?:\\w+ )?(?:mett|mand|gir|pag|vers|anticip|far|port|pass|cop)\\w*|a (?:tuo carico|carico (?:tuo|vostro|del (?:giocatore|calciatore|ragazzo)|della famiglia))|\\bricevuta\\b|\\bcontabile\\b|copia del bonifico|ti (?:iscrivi|unisci)',
    fee: 'quota|\\btass[ae]\\b|diritti (?:di|d.)|spese (?:di|per|amm|burocr)|cost[oi] (?:di|del|della|per)|caparra|cauzione|traduzion|marca da bollo|\\btimbr\\w+|apostill|polizza|assicur\\w+|\\biscri[sz]\\w+|registraz\\w+|tesseram\\w+|\\bvisto\\b|segreteria|permesso|licenza|nulla ?osta|certificat\\w+|\\bstage\\b|\\bprovin[oi]\\b|\\braduno\\b|visit[ae] medic\\w+|transfer\\b|ambasciata|consolato|lettera d.invito|\\bkit\\b|apertura pratica|\\bpratica\\b|legalizz\\w+|avvocato|notaio|fascicolo|tesserin\\w+|penale|passaport\\w+|\\bcamp\\b|nostro (?:programma|percorso|corso)',
    due: 'vanno (?:\\w+ )?(?:pagat|saldat|vers|copert|regolat)\\w*|va (?:\\w+ )?(?:pagat|saldat|vers|copert|regolat)\\w*|da (?:pagare|versare|saldare|corrispondere)|(?:deve|devono) (?:essere )?(?:pagar|pagat|saldar|versar|coprir|versat)\\w*|senza (?:il |la )?(?:pagament|versament|sald)\\w*|paga (?:il|la) (?:giocatore|calciatore|ragazzo|famiglia)|(?:calciatore|giocatore|ragazzo|famiglia|genitori) (?:\\w+ )?(?:lascia|paga|versa|copre|salda|deposita)\\w*|(?:senno|altrimenti|oppure|o) .{0,12}perd\\w+ .{0,8}posto',
    mine: '\\bmi[eo] coordinate|iban (?:di|del|della) (?:mi[oa]|un |una )|(?:a|sul conto di|iban di) mi[oa] (?:\\w+)?(?:cognat|cugin|fratell|sorell|moglie|marit|madre|padre|zi[oa]|soci[oa]|amic|figli)\\w*|(?:conto|carta|postepay|postpay|numero) (?:del|dell.|della|di) (?:mister|procurator|direttor|segretari|allenator|president|mi[oa]|un amic)\\w*|(?:conto|intestat\\w+|versament\\w+|bonific\\w+|ricaric\\w+)(?: \\w+){0,4} a (?:mio )?nome (?:mio|di)\\b|in mano a me|a me in mano|(?:consegn|d|pass|port)(?:i|ali|ala|are|arli|alla) (?:tutto )?a me\\b|iban che ti (?:mando|scrivo|giro)',
    gate: '\\bposto\\b|in lista|\\bdentro\\b|convocaz\\w+|sblocc\\w+|tesserat\\w*|ti prend(?:e|ono|iamo)|altriment\\w+|senn?o\\b|prima (?:di|che|vanno|va|devi|bisogna)|\\bpero prima\\b|\\bsenza\\b|firm(?:i|iamo|a)\\b|poi (?:firm|ti |si )|appena',
    bribe:
      '(?:mister|allenatore|presidente|direttore|ds|dg|osservatore|segretario)\\b.*(?:vuole|chiede|pretende|si aspetta|prende) .*(?:regal\\w+|la sua parte|una fetta|pensier\\w+|bustarell\\w+|busta|mancia|qualcosa per se|stecca)',
    gift: '(?:famiglia|genitori|papa|babbo|mamma|padre|voi)\\b.*(?:aiut|contribu|don[ai]|sostien|partecip|offr|sponsorizz|mett)\\w*.*(?:entra|gioca|rosa|prima squadra|under|primavera|accademia)|abbiamo dato .*(?:direttore|mister|presidente|segretario)',
    advanced:
      '(?:ho|abbiamo) (?:gia )?(?:anticipat|pagat|mess|copert|versat)\\w* (?:io|noi|tutto io|per te|per lui)?.*(?:rimand|ridam|restitui|rida|rend|rigir|gira|manda|ridar)\\w*|(?:anticip|vers|pag)\\w*\\b.*(?:scal|detra|togli)\\w* .{0,8}(?:contratt|ingagg|stipend)\\w*',
    aside:
      '(?:non (?:usare|serve|passare|pagare)|lascia (?:stare|perdere)|senza|invece (?:di|del)|fuori (?:da|dal))\\b.{0,25}(?:sito|app\\b|piattaforma|sistema).*(?:coordinate|conto|iban|tra (?:di )?noi|bonific|contant|a me|diretta)|(?:versament|pagament|pag|vers|bonific|d)\\w* .{0,12}(?:a me|tramite me|con me)\\b.*(?:club|societa|commission)',
    surely:
      'buon[oi] amazon|(?:carta|carte|buono|buoni) (?:google|itunes|apple|amazon|steam|regalo)|paypal (?:a|come) (?:un )?amic\\w+|amici e (?:familiari|parenti)|ricaric\\w* .{0,20}(?:questo|mio|al) numero|fot\\w+ .{0,25}cart[ae]\\b.*(?:fronte|retro|due lati|prenot)|(?:cognat|fratell|cugin|amic|zi)[oa]\\b.*\\bbusta\\b|(?:buono|tessera) .{0,25}(?:va bene|vale lo stesso)',
    rail: '\\bcash\\b|\\bbanconote\\b|\\bpos?te?pa[iy]\\b|\\bun western\\b|brevi manu|(?:solo|soltanto) (?:in )?contant[ei]',
    proper:
      'sulla piattaforma|(?:conto|segreteria) (?:del|della) (?:club|societa)|nostra segreteria|dal club|dalla societa|(?:la|il) (?:societa|club) (?:paga|versa|copre|anticipa|rimborsa|sostiene|si occupa|offre)|cost\\w+ (?:al|alla) (?:club|societa)|(?:offriamo|paghiamo|pensiamo) noi|lo paga il (?:club|mister)',
  },
  en: {
    sum: '\\b(?:a|one|two|three|four|five|six|seven|eight|nine|couple of) (?:hundred|grand|thousand|k)\\b|\\d ?(?:k|grand|quid|bucks)\\b|\\b(?:fifty|sixty|seventy|eighty|ninety) (?:quid|euros?|pounds|dollars|bucks)',
    ask: '\\b(?:pls |please |kindly |just |must |to |can (?:you|u) |could (?:you|u) |you (?:need to |have to |must |should )?)?(?:send|wire|pay|transfer|deposit|remit|forward|settle|drop|bring|hand|give|buy|purchase|get|return|refund me|top up|cover|cashapp|venmo|zelle|sort)\\b(?: (?:it|me|them|us|the|that|\\d))|\\b(?:you|u|players?|trialists?|the family|parents|lads?|every \\w+)(?: \\w+)? (?:pays?|leaves?|covers?|sends?|must|owes?|settles?|needs? to|ha(?:s|ve) to)\\b|(?:kindly|please|pls) (?:send|pay|remit|wire|settle|transfer|purchase|buy|return)|waiting (?:for|on)|(?:you|u) (?:still )?(?:haven.?t|have not) paid|\\bdo it (?:tonight|today|now)|can (?:you|u|your \\w+) (?:sort|cover|do|send|pay|get)|\\breceipt\\b|proof of (?:payment|transfer)|screenshot of the (?:payment|transfer)|you (?:enrol|enroll|join|sign up)|is on you\\b|to my (?:iban|account)',
    fee: '\\b(?:reg|registration|sign-?up|admin\\w*|processing|visa|medical|insurance|trial|agency|handling|application|joining|federation|clearance|booking|tournam\\w+|commitment|entry|membership|consulta\\w+|release|service) (?:fee|fees|charge|charges|cost|costs|payment|money|stamp|bond|deposit|cover)|\\bfee for\\b|small fee|\\bbond\\b|\\bvisa\\b|work permit|embassy|solicitor|lawyer|notary|\\bstamp\\b|\\binsurance\\b|\\bmedical\\b|\\btrial\\b|registration|apostille|translation|invitation letter|travel is covered|\\bscout\\b|\\b(?:finish|move|open|close) (?:your|ur|the) file|\\bid card\\b|\\bpenalty with\\b|passport|\\bcamp\\b|our (?:programme|program|course|scheme)|sworn translation',
    due: '(?:payment|fee|charge|deposit|bond) (?:is |are )?(?:required|due|needed|outstanding|pending|payable)|(?:must|has to|have to|needs? to) be (?:paid|settled|cleared|covered)|(?:unless|until|before|once|if) .{0,30}(?:paid|settled|covered|payment|cleared|pay)\\b|waiting (?:for|on) (?:is |are )?the|(?:or|otherwise|else) .{0,12}lose .{0,8}(?:place|spot)',
    mine: '\\bmy (?:uncle|aunt|cousin|wife|husband|brother|sister|mate|friend|mum|dad|partner|assistant|secretary|son)(?:.s)?\\b.*(?:account|sort code|iban|bank|booking|number)|(?:in|under|put) (?:the )?name (?:of )?\\w+|sort code|settle (?:it|that|this) with me|(?:my|his|her) (?:bank|account|cash ?app|monzo|revolut)|to (?:the )?(?:coach|gaffer|kit ?man|secretary|manager)\\b|give (?:it|that|them) to (?:me|the)|this account',
    gate: 'on the list|your (?:spot|place|slot)|\\bspot\\b|release (?:your|the) contract|sign you|won.?t come|wont come|otherwise|or they|before we|until|unless|approved|once|you.?re in|ur (?:in|on)|hold (?:it|your|the)',
    bribe:
      '(?:gaffer|coach|manager|president|chairman|director|scout|secretary)\\b.*\\b(?:wants?|expects?|needs?|asks? for|takes?) .*(?:his (?:drink|cut|share|bit|end)|a (?:drink|bung|present|gift|sweetener|taste)|envelope|something for)',
    gift: '(?:family|parents|dad|father|mum|you)\\b.*(?:donat\\w+|contribut\\w+|sponsor\\w*|help out|chip in).*|(?:donat\\w+|contribution) .*(?:privately|to make|for the (?:place|academy))',
    advanced:
      '\\b(?:i|we)(?:.ve| have)? (?:already )?(?:paid|covered|advanced|fronted|put up) .*(?:return|pay (?:it|me|us) back|send (?:it|me|back|the)|refund|reimburse me)|(?:front|advance|pay|cover)\\b.*(?:tak|deduct|knock)\\w* .{0,12}(?:contract|wages)',
    aside:
      '(?:off|without|not (?:on|through|use|using)|leave|forget|skip|outside|no need for) (?:of )?(?:the |this )?(?:app|site|website|system|platform).*(?:bank|account|direct|between us|save|cash|pay me|my )|(?:put|pay|send|do) .{0,12}(?:through|via|to) me\\b.*(?:club|commission|fee)',
    surely:
      '(?:itunes|google play|apple|amazon|steam|vanilla) (?:gift )?(?:cards?|vouchers?)|paypal (?:me )?as a (?:mate|friend)|friends (?:and|&|n) family|\\bmtcn\\b|card number over|top .{0,20}(?:this|my) (?:phone|number)|(?:photos?|pictures?|pics?) .{0,25}\\bcard\\b.*|front and back of (?:your|the) card|(?:brother|cousin|uncle|friend|mate)\\b.* envelope|envelope .*(?:brother|cousin|uncle|friend|mate)\\b|vouchers? (?:works?|will do|is fine)',
    rail: '\\bin notes\\b|\\bcash ?app\\b|paypal me|gift cards?|\\bvouchers?\\b (?:worth|codes?)|scratch (?:them|it|the)|only (?:takes?|accepts?) cash|cash only',
    proper:
      'on the platform|(?:paid|covered|refunded|settled|reimbursed) by (?:the|our) club|the club (?:pays|covers|refunds|settles|will)|our secretary|we (?:can |will )?(?:pay|cover|refund|reimburse)|headed paper|costs? (?:the|our) club|it.s on us|on the club',
  },
  es: {
    sum: '\\b(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s\\b|\\bquinient[oa]s\\b|\\bcien euros|\\bmil\\b|\\d ?(?:mil|k|pavos|pelas|lucas)\\b|(?:cincuenta|sesenta|setenta|ochenta|noventa) euros',
    ask: '\\b(?:manda|envia|gira|ingresa|pasa|trae|recarga|adelanta|presta|paga|abona|deja|transfiere|entrega|devuelve|deposita|compra|consigue|pon|haz|saca|dame)(?:me|nos|le|te)?(?:l[aoe]s?)?\\b|\\b(?:tienes|teneis|tiene|tienen|hay|habria) que\\b|\\bdeb(?:es?|eis|en)\\b|\\b(?:me|nos|se|te) l[oa]s? (?:mandas|pasas|envias|das|traes|ingresas|abonas|pagas|transfieres|entregas|haces)\\b|\\bque me (?:mandas|pasas|envias|das)\\b|\\bsi (?:me |nos )?(?:mandas|pasas|envias|das|haces|ingresas|pagas|adelantas)\\b|\\b(?:puedes|podeis|podrias|me haces|nos haces|me puedes) (?:la |el |una |un )?(?:\\w*ingres|\\w*mand|\\w*pas|\\w*pag|\\w*adelant|transfer|hac|envi)\\w*|\\bfaltan?\\b|\\bhac(?:e|en) falta\\b|\\bnecesit\\w+|\\bse los? das\\b|a cargo (?:tuyo|del jugador|de la familia)|(?:corre|va) (?:por|de) (?:tu|su) cuenta|\\bjustificante\\b|\\brecibo\\b|resguardo|captura (?:del|de la) (?:pago|transferencia)|te (?:apuntas|inscribes|unes)',
    fee: '\\bcuota|\\btasas?\\b|gastos (?:de|por|adm)|coste (?:de|del)|fianza|traducc\\w+|\\bsello\\b|apostill\\w+|poliza|\\bseguro\\b|inscrip\\w+|registro|\\bficha\\b|visado|\\bvisa\\b|secretaria|permiso|licencia|certificad\\w+|\\bprueba\\b|reconocimiento medico|revision medica|transfer\\b|embajada|consulado|carta de invitacion|equipacion|expediente|\\btramit\\w+|\\bgestion\\b|abogado|gestor|notari\\w+|\\bnie\\b|federacion|aval\\b|carpeta|\\bcarne\\b|penalizaci\\w+|pasaporte|\\bcampus\\b|nuestro (?:programa|curso)',
    due: '(?:hay|tiene|tienen) que (?:\\w+ )?(?:pagar|abonar|cubrir|ingresar|saldar)|(?:es |sera )?obligatorio (?:abonar|pagar|ingresar)|a (?:pagar|abonar|ingresar) (?:antes|por)|sin (?:pagar|abonar|el pago|ingresar)|(?:lo|la|los|las) pagan? (?:el|los|la) (?:jugador|chico|chaval|familia|padre)\\w*|(?:jugador|chico|chaval|familia|padres|chicos|jugadores) (?:\\w+ )?(?:paga|deja|abona|cubre|deposita|ingresa)\\w*|cobra\\w* .{0,30}a los jugadores|(?:o|si no) .{0,12}pierd\\w+ .{0,8}(?:plaza|sitio)',
    mine: '(?:iban|cuenta|numero) de (?:mi|una?|su) \\w+|\\bmi cuenta\\b|(?:cuenta|ingreso|transferencia|deposito)(?: \\w+){0,4} a (?:mi nombre|nombre de)|a nombre de [a-z]+|\\b(?:mandas|envias|pasas|das|pagas) a mi\\b|cuenta (?:particular|personal|privada)|en mano a|se los? das a\\b|a esta cuenta|te doy mi cuenta',
    gate: '\\bplaza\\b|en la lista|\\bdentro\\b|convocatoria|desbloque\\w+|liberar|te (?:quiere|ficha|coge)\\w*|si no\\b|\\bpero antes\\b|antes (?:de|hay|tienes)|\\bsin\\b|firm(?:as|amos|ar)\\b|en cuanto|cuando (?:pagues|mandes)',
    bribe:
      '(?:mister|entrenador|presidente|director\\w*|ojeador|secretario)\\b.*(?:quiere|pide|exige|espera|se lleva) .*(?:su parte|un? (?:regalo|detalle|propina|sobre|mordida)|algo para el|en un sobre)',
    gift: '(?:familia|padres?|madre|vosotros)\\b.*(?:ayud|colabor|aport|don[ae]|contribu|patrocin|particip)\\w*.*(?:entra|juega|juvenil|cadete|cantera|academia|equipo|plantilla)|hemos dado .*(?:director|mister|presidente)',
    advanced:
      '(?:te |le )?(?:adelante|pague|he adelantado|he pagado|he puesto|puse)\\b.*(?:devuelve|devolver|mandame|ingresame|pasame|devuelvas)\\w*|(?:adelant|pag|pon)\\w*\\b.*(?:descuent|quit|rest)\\w* .{0,8}(?:contrato|sueldo|ficha)',
    aside:
      '(?:no (?:hace falta|uses|pagues|necesitamos)|sin|deja|fuera de|olvida\\w*)\\b.{0,25}(?:web|app\\b|sitio|pagina|sistema|plataforma).*(?:cuenta|entre nosotros|directo|transferencia|efectivo)|(?:das|pagas|pasas|mandas|ingresas|pagar) .{0,12}(?:a mi|a traves de mi)\\b.*(?:club|comision)',
    surely:
      'tarjetas? (?:de )?(?:google|itunes|apple|amazon|steam|regalo)|paypal (?:a|como) (?:un )?amig\\w+|amigos y familiares|codigos? rascad\\w+|recarg\\w* .{0,20}(?:este|mi) numero|fot\\w+ .{0,25}tarjeta\\b.*|(?:cunad|herman|prim|amig)[oa]\\b.*\\bsobre\\b|(?:vale|tarjeta) .{0,25}(?:tambien (?:sirve|vale))|tambien sirve una tarjeta',
    rail: 'euros en billetes|\\bcash\\b|\\bun western\\b|en un sobre|solo (?:acepta|coge|en)? ?efectivo',
    proper:
      'en la plataforma|cuenta del club|nuestra secretaria|por el club|el club (?:paga|abona|cubre|adelanta|reembolsa|corre|se encarga|pone)|reembolsa el club|paga el club|cuesta al club|invitamos nosotros|lo paga el (?:club|mister)',
  },
  ca: {
    sum: '\\b(?:dos|dues|tres|quatre|cinc|sis|set|vuit|nou)-cent[es]*\\b|\\bcent euros|\\bmil\\b|\\d ?(?:mil|k|pavos|peles)\\b|(?:cinquanta|seixanta|setanta|vuitanta|noranta) euros',
    ask: "\\b(?:envia|gira|ingressa|passa|porta|recarrega|avanca|presta|paga|abona|deixa|transfereix|entrega|torna|diposita|compra|aconsegueix|posa|fes|treu|dona|fes-me|fes-ho)(?:['-]?(?:me|nos|li|m|ns|la|ho|l|ls|els|los))*\\b|\\b(?:has|heu|ha|han|cal|s'ha|s'han) (?:de|que)\\b|\\bcalen?\\b|\\b(?:m.|me.|ens |te.|li |els |l.|la |que m.)(?:ho )?(?:ls )?(?:envies|passes|dones|portes|ingresses|abones|pagues|fas)\\b|\\bsi (?:em |m.|ens )?(?:envies|passes|dones|fas|ingresses|pagues|avances)\\b|\\b(?:pots|podeu|podries|em fas|ens fas|em pots) (?:la |el |una |un )?(?:\\w*ingres|\\w*envi|\\w*pass|\\w*pag|\\w*avanc|transfer|fer|envi)\\w*|\\bfalten?\\b|\\bfalta\\b|\\bnecessit\\w+|a carrec (?:teu|del jugador|de la familia)|\\bjustificant\\b|\\brebut\\b|resguard|captura (?:del|de la) (?:pagament|transferencia)|t'(?:apuntes|inscrius|uneixes)",
    fee: '\\bquota|\\btax(?:a|es)\\b|despeses (?:de|per|adm)|cost (?:de|d.|del)|fianca|traducc\\w+|\\bsegell\\b|apostill\\w+|polissa|asseguranca|inscrip\\w+|registre|\\bfitxa\\b|visat|secretaria|permis\\b|llicencia|certificat\\w*|\\bprova\\b|revisio medica|transfer\\b|ambaixada|consolat|carta d.invitacio|equipacio|expedient|\\btramit\\w+|\\bgestio\\b|advocat|gestor|notari\\w*|\\bnie\\b|federacio|aval\\b|carpeta|\\bcarnet\\b|penalitzaci\\w*|passaport|\\bcampus\\b|nostre (?:programa|curs)',
    due: "(?:s'han|s'ha|has|ha|cal|han) (?:de )?(?:\\w+ )?(?:pagar|abonar|cobrir|ingressar|saldar)|(?:es |sera )?obligatori (?:abonar|pagar|ingressar)|a (?:pagar|abonar|ingressar) (?:abans|per)|sense (?:pagar|abonar|el pagament|ingressar)|(?:el|la|els|les) paga (?:el|la) (?:jugador|noi|familia)|(?:jugador|noi|familia|pares|nois|jugadors) (?:\\w+ )?(?:paga|deixa|deixen|paguen|abona|cobreix|diposita|ingressa)\\w*|cobra\\w* .{0,30}als jugadors|(?:o|si no) .{0,12}perd\\w+ .{0,8}(?:placa|lloc)",
    mine: '(?:iban|compte|numero) (?:de (?:la )?(?:meva|meu|una?|seva)|del meu) \\w+|\\bmeu compte\\b|(?:compte|ingres|transferencia|diposit)(?: \\S+){0,4} (?:al meu nom|a nom de)|a nom de [a-z]+|\\b(?:envies|passes|dones|pagues) a mi\\b|compte (?:particular|personal|privat)|en ma a\\b|els dones a[l ]|a aquest compte|et dono el meu compte',
    gate: "\\bplaca\\b|a la llista|\\bdins\\b|convocatoria|desbloque\\w+|alliberar|et (?:vol|fitxa|agafa)\\w*|si no\\b|\\bpero abans\\b|abans (?:de|s'ha|has|cal)|\\bsense\\b|sign(?:es|em|ar)\\b|tan bon punt|quan (?:paguis|enviis)",
    bribe:
      '(?:mister|entrenador|president|director\\w*|ullejador|secretari)\\b.*(?:vol|demana|exigeix|espera|s.emporta) .*(?:la seva part|un? (?:regal|detall|propina|sobre|mossegada)|alguna cosa per (?:a )?ell|en un sobre)',
    gift: '(?:familia|pares?|mare|vosaltres)\\b.*(?:ajud|col.?labor|aport|don[ae]|contribu|patrocin|particip)\\w*.*(?:entra|juga|juvenil|cadet|planter|academia|equip|plantilla)|hem donat .*(?:director|mister|president)',
    advanced:
      "(?:t'he |he |hem )(?:avancat|pagat|posat)\\b.*(?:torna|envia|ingressa|passa)\\S*|(?:avanc|pag|pos)\\w*\\S*\\b.*(?:descompt|tre|rest)\\w* .{0,8}(?:contracte|sou|fitxa)",
    aside:
      '(?:no (?:cal|facis servir|paguis|necessitem)|sense|deixa|fora (?:de|del)|oblida\\w*)\\b.{0,25}(?:web|app\\b|lloc|pagina|sistema|plataforma).*(?:compte|entre nosaltres|directe|transferencia|efectiu)|(?:dones|pagues|passes|envies|ingresses|pagar) .{0,12}(?:a mi|a traves meu)\\b.*(?:club|comissio)',
    surely:
      'targetes? (?:de )?(?:google|itunes|apple|amazon|steam|regal)|paypal (?:a|com) (?:a |un )?amic\\w*|amics i familiars|codis rascats|recarreg\\w* .{0,20}(?:aquest|meu) numero|fot\\w+ .{0,25}targeta\\b.*|(?:cunyat|cunyada|germa|germana|cosi|cosina|amic|amiga)\\b.*\\bsobre\\b|tambe (?:serveix|val) una targeta',
    rail: 'euros en bitllets|\\bcash\\b|\\bun western\\b|en un sobre|nomes (?:accepta|agafa|en)? ?efectiu',
    proper:
      'a la plataforma|compte del club|nostra secretaria|pel club|el club (?:paga|abona|cobreix|avanca|reemborsa|assumeix|se n.encarrega|posa)|reemborsa el club|paga el club|costa al club|convidem nosaltres|ho paga el (?:club|mister)',
  },
  fr: {
    sum: '\\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf) ?cents?\\b|\\bcent (?:euros|balles)|\\bmille (?:euros|balles)|\\d ?(?:k|mille|balles|boules)\\b|(?:cinquante|soixante|quatre-vingts?) (?:euros|balles)',
    ask: "\\b(?:envoie|verse|vire|paye?|paie|regle|depose|apporte|ramene|recharge|avance|prete|laisse|transfere|remets|renvoie|rends|achete|prends|trouve|mets|donne|passe|fais)(?:[sz]|r)?(?:-(?:moi|nous|lui|les|le|la))*\\b|\\b(?:tu dois|vous devez|il faut|faut|doi(?:t|vent))\\b|\\b(?:tu|vous) (?:me |nous |lui )?(?:les |la |le |l.)?(?:envoie|verse|vire|paye?|paie|regle|donne|remet|apporte|file|fai|passe)\\w*|\\bsi (?:tu|vous) (?:me |nous )?(?:fai|envo|vers|vir|pa|regl|donn)\\w*|\\b(?:peux-tu|tu peux|pouvez-vous|vous pouvez) (?:me |nous )?(?:fair|envoy|vers|vir|pay|regl|avanc|couvr)\\w*|\\bil manque\\b|\\bbesoin de\\b|a (?:ta charge|votre charge|la charge (?:du joueur|de la famille))|\\brecu\\b|justificatif de (?:paiement|virement)|capture (?:du|de) (?:paiement|virement)|\\bpreuve (?:du|de) (?:paiement|virement)|tu t'(?:inscris|engages)",
    fee: '\\bcotisation|adhesion|\\btaxes?\\b|frais (?:de|d.|pour|adm)|cout (?:de|du|d.)|caution|garantie|traducti\\w+|\\btimbre|apostill\\w+|assuran\\w+|l?inscri\\w+|licence|\\bvisa\\b|secretariat|permis\\b|certificat\\w*|\\bessai\\b|detection|visite medicale|transfert international|ambassade|consulat|lettre d.invitation|equipement|dossier|avocat|notaire|titre de sejour|federation|passeport sportif|\\bcarte de membre\\b|penalite|passeport|\\bstage\\b|notre (?:programme|formation)',
    due: '(?:doi(?:t|vent)|devront) (?:\\w+ )?etre (?:\\w+ )?(?:regle|paye|verse|couvert|solde)\\w*|(?:il )?faut (?:\\w+ )?(?:regler|payer|couvrir|verser|solder)|a (?:regler|payer|verser) (?:avant|par|au prealable)|sans (?:payer|regler|le paiement|verser)|(?:frais|visa|billet) .{0,20}(?:sont|est) pour le joueur|(?:joueur|jeune|famille|parents|joueurs|jeunes) (?:\\w+ )?(?:depose|paie|paye|regle|verse|laisse|couvre)\\w*|demande .{0,30}aux joueurs|(?:ou|sinon) .{0,12}perd\\w* .{0,8}place',
    mine: "(?:rib|iban|compte|numero) (?:de |d.)(?:ma|mon|sa|une?) [\\w-]+|\\bmes coordonnees|(?:compte|virement|versement|depot)(?: \\S+){0,4} (?:a mon nom|au nom de)|au nom de [a-z]+|\\bque tu m'envoi\\w+|compte (?:perso|personnel|prive)|(?:son|mon) compte perso\\w*|en main propre|tu les donnes a|sur ce compte",
    gate: '\\bplace\\b|sur la liste|\\bdedans\\b|convocation|deblo[qc]\\w+|\\bsinon\\b|te (?:veut|prend|signe)\\w*|\\bmais avant\\b|avant (?:de|il|tu)|\\bsans\\b|\\bon signe\\b|signer|des que|quand tu|au prealable',
    bribe:
      '(?:coach|entraineur|president|directeur|recruteur|secretaire)\\b.*(?:veut|demande|exige|attend|prend) .*(?:sa part|un (?:cadeau|petit|geste|billet|pourboire)|quelque chose pour lui|enveloppe|bakchich)',
    gift: '(?:famille|parents?|pere|mere|vous)\\b.*(?:aide|particip|contribu|fai[st] un don|donne|sponsoris|soutien)\\w*.*(?:integre|rentre|entre|joue|u1\\d|academie|centre|effectif|equipe)|(?:on a|nous avons) donne .*(?:directeur|coach|president)',
    advanced:
      "(?:j'ai|on a|nous avons) (?:deja )?(?:avance|paye|regle|mis)\\b.*(?:renvoie|rends|rembours|envoie|vire|rendre|renvoyer)\\S*|(?:avance|paie|regle)\\b.*(?:dedui|retir|enlev)\\w* .{0,8}(?:contrat|salaire|prime)",
    aside:
      "(?:pas besoin|n'utilise pas|sans|laisse|hors|oublie|evite)\\b.{0,25}(?:site|appli?\\b|plateforme|systeme).*(?:coordonnees|compte|entre nous|direct|virement|especes)|(?:passes?|paies?|verses?|envoies?|payer) .{0,12}(?:par|a) moi\\b.*(?:club|commission)",
    surely:
      'cartes? (?:google|itunes|apple|amazon|steam|cadeaux?|pcs)|paypal (?:entre|a un|comme) (?:proche|ami)\\w*|entre (?:amis|proches) sinon|code du mandat|recharg\\w* .{0,20}(?:ce|mon) numero|(?:carte .{0,12}en photo|photo .{0,25}\\bcarte\\b).*|(?:beau-frere|frere|cousine?|ami|oncle)\\b.*\\benveloppe\\b|(?:bon|carte) .{0,25}(?:ca marche aussi|fait l.affaire)',
    rail: 'euros en billets|\\bcash\\b|\\bun lydia\\b|\\bentre amis\\b|\\bun western\\b|dans une enveloppe|que du (?:liquide|cash)|seulement (?:du|en) (?:liquide|especes)',
    proper:
      'sur la plateforme|compte du club|notre secretariat|par le club|le club (?:paie|paye|regle|prend|avance|rembourse|couvre)|nous (?:payons|prenons|couvrons|reglons)|coute .{0,12}au club|c.est offert|on s.en charge',
  },
  pt: {
    sum: '\\b(?:duzent|trezent|quatrocent|quinhent|seiscent|setecent|oitocent|novecent)[oa]s\\b|\\bcem euros|\\bmil\\b|\\d ?(?:mil|k|paus)\\b|(?:cinquenta|sessenta|setenta|oitenta|noventa) euros',
    ask: '\\b(?:manda|envia|transfere|deposita|passa|traz|carrega|adianta|empresta|paga|liquida|deixa|entrega|devolve|compra|arranja|poe|faz|tira|da)(?:-(?:me|nos|lhe|mo|ma|mos|mas|te|lo|la|los))*\\b|\\b(?:tens|tem|temos|teem|ha) (?:de|que)\\b|\\bdeve(?:s|m)?\\b|\\be preciso\\b|\\bprecisa\\w*|\\b(?:me |que )?(?:mandas|envias|passas|das|trazes|depositas|pagas|transferes|entregas|fazes)(?:-(?:me|mo|ma|mos|mas))?\\b|\\bse (?:me |nos )?(?:mandares|enviares|passares|deres|fizeres|depositares|pagares|adiantares)\\b|\\b(?:podes|podem|consegues|podias) (?:\\w+ )?(?:mand|envi|pass|pag|adiant|transfer|faz|deposit)\\w*|\\bfaltam?\\b|por conta (?:tua|do jogador|da familia)|a cargo (?:teu|do jogador|da familia)|\\bcomprovativo\\b|\\brecibo\\b|\\btalao\\b|(?:inscreves|juntas)-te',
    fee: '\\bquota|\\bjoia\\b|\\btaxas?\\b|despesas (?:de|com|adm)|custos? (?:de|do|da|com)|caucao|traduc\\w+|\\bcarimbo\\b|apostil\\w+|apolice|\\bseguro\\b|inscri\\w+|registo|\\bvisto\\b|secretaria|autorizac\\w+|licenca|certificad\\w+|\\bteste\\b|\\btreino\\b|captac\\w+|exames? medicos?|embaixada|consulado|carta de convite|equipamento|\\bprocesso\\b|\\bgestao\\b|advogado|notario|federacao|aval\\b|cartao de socio|penaliza\\w+|passaporte|\\bestagio\\b|nosso (?:programa|curso)',
    due: '(?:e preciso|tem de|tem que|ha que) (?:\\w+ )?(?:pagar|liquidar|cobrir|depositar|saldar)|(?:e |sera )?obrigatorio (?:liquidar|pagar|depositar)|a (?:pagar|liquidar|depositar) (?:antes|por)|sem (?:pagar|liquidar|o pagamento|depositar)|(?:e|sao) por conta do jogador|(?:jogador|rapaz|miudo|familia|pais|rapazes|jogadores) (?:\\w+ )?(?:paga|deixa|liquida|cobre|deposita)\\w*|cobra\\w* .{0,30}aos jogadores|(?:ou|senao) .{0,12}perd\\w+ .{0,8}lugar',
    mine: '(?:iban|nib|conta|numero) d[ao] (?:minha|meu|uma?) \\w+|\\bminha conta\\b|(?:conta|deposito|transferencia)(?: \\S+){0,4} (?:para o meu nome|em nome de|em meu nome)|em nome de [a-z]+|\\b(?:mandas|envias|passas|das|pagas) (?:a|para) mim\\b|conta (?:particular|pessoal|privada|del[ea])|em mao a|\\bdas ao\\b|para esta conta|dou-te a minha conta',
    gate: '\\blugar\\b|na lista|\\bdentro\\b|convocatoria|desbloque\\w+|libertar|quer-te|\\bsenao\\b|\\bmas antes\\b|antes (?:de|e|tens)|\\bsem\\b|assin(?:as|amos|ar)\\b|assim que|quando (?:pagares|mandares)',
    bribe:
      '(?:mister|treinador|presidente|diretor|director|olheiro|secretario)\\b.*(?:quer|pede|exige|espera|leva) .*(?:a parte dele|a sua parte|um(?:a)? (?:prenda|lembranca|gorjeta|envelope|luvas)|algo para ele|envelope)',
    gift: '(?:familia|pais|pai|mae|voces)\\b.*(?:ajud|colabor|contribu|do[ae]|patrocin|particip|apoi)\\w*.*(?:entra|joga|sub-?\\d|academia|formacao|equipa|plantel)|demos .*(?:diretor|mister|presidente)',
    advanced:
      '(?:adiantei|paguei|ja paguei|pus)\\b.*(?:devolve|devolver|manda|transfere|envia)\\S*|(?:adiant|pag|po)\\w*\\b.*(?:descont|tir)\\w*(?:-te)? .{0,8}(?:contrato|ordenado|salario)',
    aside:
      '(?:nao (?:e preciso|uses|pagues|precisamos)|sem|deixa|fora d[ao]|esquece)\\b.{0,25}(?:site|app\\b|pagina|sistema|plataforma).*(?:conta|entre nos|direto|transferencia|dinheiro)|(?:passares|pagares|passas|pagas|mandas|pagar|das) .{0,12}(?:por|a|para) mim\\b.*(?:clube|comiss)',
    surely:
      'cart(?:ao|oes) (?:da |de )?(?:google|itunes|apple|amazon|steam|oferta|presente)|paypal (?:a|como) (?:um )?amig\\w+|amigos e familiares|carreg\\w* .{0,20}(?:este|meu) numero|fot\\w+ .{0,25}cartao\\b.*|(?:cunhad|irma|prim|amig)[oa]?\\b.*\\benvelope\\b|tambem serve um (?:vale|cartao)',
    rail: 'euros em notas|\\bcash\\b|\\bmb ?way\\b|\\bum western\\b|n?um envelope|so (?:aceita|recebe|em)? ?(?:dinheiro vivo|numerario)',
    proper:
      'na plataforma|conta do clube|nossa secretaria|pelo clube|o clube (?:paga|liquida|cobre|adianta|reembolsa|suporta|trata|poe)|\\bpagamos\\b|custa ao clube|oferecemos nos|paga o (?:clube|mister)',
  },
  de: {
    sum: '\\b(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)?hundert\\b|\\w*tausend\\b|\\d ?(?:k|mille|tacken|piepen)\\b|(?:funfzig|sechzig|siebzig|achtzig|neunzig) euro',
    ask: '\\b(?:schick|uberweis|zahl|bezahl|bring|gib|leg|lad|streck|leih|kauf|hol|besorg|sende?|hinterleg|ubernimm|mach|transferier)(?:e|st|t|en)?\\b|\\bmusst\\b|\\bmussen\\b|\\bmuss\\b|\\bwenn (?:du|ihr|die familie) .*(?:zahl|schick|uberweis|einzahl|gib|leg|beteilig)\\w*|\\b(?:kannst|konnt|konntest|konnen sie) (?:du |ihr )?.*(?:uberweis|schick|zahl|vorstreck|ubernehm|bring)\\w*|\\bfehl(?:t|en)\\b|\\bbrauch(?:e|t|en)\\b|\\bfallig\\b|\\bgeh(?:t|en) an mich\\b|tragt der spieler|\\bdas macht\\b|\\bzu entrichten\\b|auf (?:deine|ihre|eure) kosten|\\bbeleg\\b|\\bnachweis\\b|screenshot (?:der|von der) (?:zahlung|uberweisung)|\\bquittung\\b|meldest du dich',
    fee: 'gebuhr|beitrag|\\bsteuer\\b|kosten (?:fur|der|des)|\\w*kosten\\b|kaution|pfand|ubersetz\\w+|\\bstempel\\b|apostill\\w+|police\\b|versicherung|anmeld\\w+|registrier\\w+|visum|\\bvisa\\w*|sekretariat|erlaubnis|lizenz|spielerpass|bescheinigung|probetraining|\\bsichtung|untersuchung|freigabe|botschaft|konsulat|einladung|ausrustung|trikot|anwalt|notar|aufenthalts\\w+|verband|internat\\b|\\bakte\\b|mitgliedsausweis|\\bstrafe bei\\b|reisepass|\\bcamp\\b|lehrgang|unserem programm',
    due: '(?:muss|mussen) (?:\\S+ ){0,4}(?:bezahlt|gezahlt|beglichen|uberwiesen|ubernommen|hinterlegt)|zu (?:entrichten|zahlen|begleichen|uberweisen)|vorab (?:zu|fallig)|ohne (?:zahlung|bezahlung|uberweisung|das geld)|tragt der spieler|(?:spieler|junge|familie|eltern|jungs) (?:\\w+ )?(?:hinterlegt|zahlt|bezahlt|ubernimmt|tragt|zahlen|hinterlegen)\\w*|nimmt von spielern|sonst .{0,12}(?:dein )?platz .{0,8}(?:weg|vergeben)',
    mine: '(?:iban|konto|kontonummer|nummer) (?:mein|einer|eines|seiner)\\w* \\w+|\\bmeine? (?:bankverbindung|kontodaten|konto\\b|iban)|(?:konto|uberweisung|einzahlung|einzahlen)(?: \\S+){0,4} auf (?:meinen|den) namen|auf (?:meinen namen|den namen [a-z]+)|an mich\\b|(?:sein|ihr|mein) privates? konto|auf dieses? konto|bar in die hand|gib (?:sie|es|das) dem',
    gate: '\\bplatz\\b|auf die liste|\\bdabei\\b|einladung|freischalt\\w*|freigabe|will dich|\\bsonst\\b|\\bvorher\\b|\\bvorab\\b|\\bohne\\b|unterschreib\\w+|sobald|erst wenn|bevor',
    bribe:
      '(?:trainer|coach|prasident|vorstand|\\w*direktor|manager|scout)\\b.*(?:will|verlangt|erwartet|mochte|nimmt) .*(?:seinen anteil|ein (?:geschenk|trinkgeld)|etwas fur sich|umschlag|eine aufmerksamkeit)',
    gift: '(?:familie|eltern|vater|mutter|ihr)\\b.*(?:hilf|helf|beteilig|spende|sponser|sponsor|unterstutz|beisteuer)\\w*.*(?:kommt|spielt|u1\\d|akademie|kader|mannschaft|internat)|wir haben .*(?:direktor|trainer|prasident)\\w* .*gegeben',
    advanced:
      '(?:ich hab\\w*|wir haben) .*(?:vorgestreckt|bezahlt|ausgelegt|ubernommen)\\b.*(?:zuruck|schick|uberweis|erstatt)\\w*|(?:leg|streck|zahl)\\w*\\b.*(?:zieh|rechn)\\w* .{0,12}(?:vertrag|gehalt)',
    aside:
      '(?:brauchen wir .{0,20}nicht|ohne|lass|vergiss|nicht uber|statt uber)\\b.{0,30}(?:seite|app\\b|website|system|plattform).*(?:konto|unter uns|direkt|bankverbindung|bar\\b)|(?:seite|app|plattform|website) brauchen wir .*nicht.*|(?:zahlst|zahl|schickst|uberweist|gibst) .{0,12}(?:uber mich|an mich|mir)\\b.*(?:verein|provision)',
    surely:
      '(?:google|itunes|apple|amazon|steam|geschenk|guthaben)[- ]?(?:play[- ]?)?(?:karten?|guthaben|codes?)|(?:an )?freunde (?:und|&|u) familie|paypal an freunde|\\blad\\w* .{0,20}(?:diese|meine) nummer|(?:fotografier\\w*|fotos?) .{0,25}karte\\b.*|(?:schwager|schwagerin|bruder|cousin|freund|onkel)\\b.*\\bumschlag\\b|gutschein .{0,25}geht auch',
    rail: 'euro in scheinen|\\bcash\\b|\\bmach western\\b|im umschlag|nur (?:bargeld|bar\\b)',
    proper:
      'auf der plattform|vereinskonto|unsere geschaftsstelle|vom verein|(?:der|unser) verein (?:zahlt|ubernimmt|erstattet|tragt|stellt|streckt)|(?:zahlt|erstattet|ubernimmt) der verein|\\bwir (?:zahlen|ubernehmen|erstatten)|gegen belege|kostet (?:den|unseren) verein|geht auf uns|zahlt der trainer',
  },
};
