/**
 * Words that indicate a request for money, by language: regular-expression fragments for folded text (lower
 * case, no accents, straight apostrophes, ß as ss).
 */
export interface MoneyWords {
  /** Tells the reader to pay or send: imperatives, "you must", "it is to be paid". */
  pay: string;
  money: string;
  /** An account of a private person. */
  ownAccount: string;
  /** Payment methods that cannot be traced or reversed, apart from names that are the same in every language. */
  rail: string;
  /** Payment in advance. */
  advance: string;
  /** Pretexts: things that players never have to pay for. */
  pretext: string;
  outside: string;
  cardDetails: string;
  loan: string;
  /** A place in the team that the reader pays for. */
  costsYou: string;
  /** The writer receives the money: "you give them to me". */
  toMe: string;
  /** The deal bypasses the platform and its commission. */
  dodge: string;
  /** Money supposedly waits for the reader and is released by a payment. */
  unlock: string;
  /** Costs of a trial or a transfer, which the club bears. */
  cost: string;
  /** The reader has to bear it: "you must", "we need 300", "at your expense". */
  burden: string;
  /** The reader returns a share of the wages. */
  kickback: string;
  /** "You will get it back." */
  refund: string;
  /** Promises in return. */
  forYou: string;
  /** A warning against it, or a statement that nothing is to be paid. */
  warning: string;
  /** Somebody else pays: the club. */
  clubPays: string;
}

export const moneyWords: Readonly<Record<'it' | 'en' | 'es' | 'ca' | 'fr' | 'pt' | 'de', MoneyWords>> = {
  it: {
    pay: 'paga(?:re|te|mi|temi|lo)?\\b|pagando|pagamento|versa(?:re|te|mi)?\\b|bonifica(?:re|te|mi)?\\b|bonifico|invia(?:re|te|mi|temi)?\\b|manda(?:re|te|mi|temi)?\\b|trasferisci|trasferire|anticipare|acconto|anticipo|caparra|cauzione|ricarica\\b|ricaricare|compra\\b|accredita(?:re|te|mi|lo)?\\b|accredito\\b|\\bmandi\\b|gira(?:re|mi|meli|melo|mela|teli)?\\b|giri\\b|coprire|dammi\\b',
    money:
      'soldi|denaro|quota|somma|importo|spese|acconto|caparra|paghi|commissioni|versament\\w*|pagament\\w*',
    ownAccount:
      'mi[oa] (?:conto|carta|iban)|conto (?:personale|privato)|mi[oa] postepay|conto (?:corrente )?di (?:mia|mio)|conto (?:corrente )?(?:di|del|della|dell.) (?:mi[oa]|segretari[oa]|soci[oa])|ti (?:scrivo|mando|passo|giro) (?:il (?:suo|mio) (?:iban|conto|numero)|le (?:sue|mie) coordinate)|conto che (?:ti|vi|le) (?:indico|mando|do)|ti (?:mando|indico|invio) (?:il conto|le coordinate)|(?:versa|paga|bonific|ricaric)\\w* .{0,12}sul(?:la)? mi[oa]',
    rail: 'postepay|cart[ae] prepagat[ae]|ricarica(?:re)? (?:sul|su |la (?:mia|carta|postepay))|buoni regalo|cart[ae] regalo|in contanti|in nero|sottobanco|satispay|tessere? steam|in (?:una )?busta\\b(?! paga)|brevi manu|\\ba mano\\b|(?:senza|niente) (?:fattura|ricevuta)(?! (?:non|la societa|il club))',
    advance:
      'in anticipo|anticipat[oaei]|anticipare|un anticipo|prima del|entro (?:oggi|stasera|domani)|pagare prima|subito|cauzione|caparra',
    pretext:
      'provin[oi]|vist[oi]\\b|iscrizione|registrazione|pratica|selezione|visita medica|lettera d.invito|convocazione|tesseramento|contratto|volo|agenzia|stage\\b|certificato internazionale|nulla ?osta|permesso di soggiorno|assicurazione|tasse\\b',
    outside:
      'fuori (?:dalla|della) piattaforma|(?:non|invece che) (?:alla|sulla|con la) piattaforma|senza passare (?:dalla|per la) piattaforma|al di fuori della piattaforma',
    cardDetails: '(?:dati|numero|codice) della (?:tua|sua|vostra) carta|codice cvv',
    loan: '(?:mi presti|prestami|mi presteresti|mi puoi prestare|puoi prestarmi)|fammi avere [\\d€]|mi (?:servono|mancano) (?:€ ?\\d|\\d[\\d.,]* ?(?:€|eur))|ricaricami',
    costsYou:
      '(?:ti|vi|le) cost(?:a|erebbe|ano) .*(?:rosa|squadra|posto|giocare)|regalo .*(?:titolare|giocare|convoca)|(?:pensierin|regalin|mancia|bustarella).*(?:titolare|gioc|convoca)|senza .*(?:sponsor|contribut)\\w* .*(?:minut|gioc|posto)|(?:entrare|iscriver\\w+|far parte) .{0,12}nostra agenzia|quota (?:una tantum|d.ingresso)|se (?:ci|mi) aiut\\w* con|contribut\\w* di .*(?:accademia|squadra|rosa)',
    warning:
      '\\bmai\\b|truff|gratuit|gratis|non (?:devi|dovete|deve|si) pag|non chiediamo|nessun costo|segnala',
    clubPays:
      '(?:club|societa) (?:ci |gli |ti |vi )?(?:paga|anticipa|versa|copre)|paga(?:no)? (?:la societa|il club)|(?:a carico|pagat[oaie]) (?:del|della|dal|dalla) (?:club|societa)|paghiamo|copriamo|pensiamo noi|a (?:nostro carico|carico nostro)|(?:club|societa) (?:offre|organizza)|rimborsat[oi] dal|(?:club|societa) (?:rimborsa|stipula|mette)|(?:stipula|mette|rimborsa|chiede|sostiene) (?:il club|la societa)',
    toMe: '(?:me |\\b)l[iae] (?:giri|dai|versi|porti|paghi|fai avere)\\b|(?:gira|dam|versa|paga|porta)(?:me|mi)?l[ie]\\b|paga\\w* (?:a me|tu e poi)',
    dodge:
      '(?:risparmi|evit|salt)\\w* (?:la commissione|le commissioni|i costi) della piattaforma|(?:salt|aggir|evit|tagli|lasci|scord|dimentic)\\w* (?:fuori |stare |perdere )?la piattaforma',
    unlock:
      '(?:bonus|premio|stipendio|somma|soldi|pagamento).*sblocc\\w+|sblocc\\w+ .*(?:bonus|premio|stipendio|somma|soldi|pagamento)',
    forYou:
      'ti (?:metto|inserisco|iscrivo|tessero|faccio entrare|prenoto)|sei (?:tesserato|dentro|iscritto|in lista)|il posto e tuo',
    cost: 'assicurazion|vitto|alloggio|albergo|\\bvisto\\b|ambasciata|consolato|iscrizione|registrazione|tesseramento|visita medica|\\bpratic(?:a|he)\\b|segreteria|\\bspese\\b|permesso|certificato internazionale|nulla ?osta|\\bstage\\b|provin[oi]|lettera d.invito|biglietto|\\bkit\\b|licenza|trasferta|\\bvolo\\b|polizza|\\bboll[io]\\b|tasse\\b|caparra|prova\\b',
    burden:
      'a tuo carico|a carico tuo|\\bserv(?:e|ono)\\b|occorr(?:e|ono)|ci (?:vuole|vogliono)|senza (?:i|gli|le|la|quei) .{0,8}\\d|fa(?:mmi|cci|i) (?:il|un|avere|arrivare)|\\bmanda\\w*|devi\\b|bisogna|ti cost|\\bcompra\\b|manca(?:no)? (?:solo|ancora|soltanto)|intanto',
    kickback:
      '(?:restitui|versa|rend|gira|ridai|ridarmi)\\w* .*(?:terzo|meta|parte|quarto) (?:dello|del tuo|dei tuoi) (?:stipendi|ingaggi|salari)',
    refund: '(?:rimbors|restitui|ridiamo|ridaro)\\w*',
  },
  en: {
    pay: '\\bpay\\b|payable|payment|\\bsend\\b|\\bwire\\b|make (?:a|the) transfer|transfer the|bank transfer|\\btransfer [£$€\\d]|deposit|top up|\\bbuy\\b|advance via|\\bgive (?:it|them|that)\\b|\\bcover\\b|settle it|\\bhand me\\b|\\bneeds? .* from you',
    money: 'money|cash|\\bfee\\b|\\bfees\\b|amount|deposit|funds|\\bpaid\\b|\\bsent\\b',
    ownAccount:
      '\\bmy (?:own |personal |private |bank )*(?:account|card|iban)|(?:personal|private) account|my (?:wife|husband|brother|friend|cousin).s account|\\bmy \\w+.s (?:account|iban)|(?:secretary|assistant|lawyer|president|chairman|coach|cousin|partner).s account|\\b(?:her|his) (?:own |personal )?(?:account|bank) details|(?:to|into) (?:her|his|my) (?:monzo|n26|revolut|wise)|account (?:number|details) (?:follows?|to follow)|\\bpaid (?:it )?(?:in)?to my \\w+|(?:in)?to my (?:revolut|monzo|paypal|wise|card|account)',
    rail: 'prepaid card|top up my|gift cards?|in cash|under the table|off the books|friends and family|cash ?app|zelle|venmo|\\bmonzo\\b|steam cards?|in an? (?:plain |white )?envelope|no invoice(?!,? no)|without an? (?:invoice|receipt)(?! (?:we|the club))|no receipt',
    advance:
      'in advance|upfront|up front|beforehand|before the|right away|today|right now|by tonight|first pay|must first|now and half',
    pretext:
      'trial|visa|registration|paperwork|admin fees|medical|invitation letter|work permit|contract|selection|flight|registration|federation|licen[cs]e|clearance|insurance|showcase|lawyer|itc\\b',
    outside:
      '(?:outside|off) (?:of )?the platform|not (?:to |through |on )?the platform|instead of the platform|without (?:going through|using) the platform',
    cardDetails: '(?:credit |debit |bank )?card (?:details|number)|\\bcvv\\b',
    loan: '(?:can|could|would) you lend me|lend me [£$€\\d]|(?:get|spot|front|find) me [£$€]?\\d',
    costsYou:
      'costs? you .*(?:squad|team|place|play)|(?:present|gift) .*(?:start|play|pick|call) you|(?:little something|a tip|sweetener|bung).*(?:start|play|pick|call|squad|eleven|team)|without .*sponsor\\w* .*(?:minutes|place|play)|(?:joining|sign-?up|onboarding|membership) fee|get you (?:in|into|on) the (?:starting|squad|team|list|first)|(?:if|once|when) you (?:help|support) us with',
    warning:
      '\\bnever\\b|scam|fraud|\\bfree\\b|free of charge|not (?:have to|need to) pay|do not (?:pay|send)|don.t (?:pay|send)|report',
    clubPays:
      '(?:club|they) (?:will )?(?:pays?|advances?|covers?)|paid (?:yesterday )?by (?:bank transfer|the club)|the club pays|\\bwe(?:.ll| will| can| would)? (?:pay|cover|advance|handle)|on (?:the club|us)\\b|at (?:its|our|the club.s) (?:own )?cost|(?:club|they) (?:refunds?|takes? out|reimburses?|provides?)|refunded (?:by|with)',
    toMe: 'pay (?:it|that|them|this|those) (?:directly )?(?:to|over to) me|(?:hand|slip|give) (?:it|them|that|me) [£$€]?\\d|(?:give|hand|slip|wire|send) (?:it|them|that) (?:to me|over to me)',
    dodge:
      '(?:sav|avoid|skip|dodg|bypass|cut|leav|forget)\\w*(?: out)? (?:us |you |both )?the platform|(?:leave|cut) the platform out',
    unlock:
      '(?:bonus|prize|wages|salary|funds|money|transfer).*(?:release (?:fee|charge)|unlock|unblock|activation)|(?:unlock|unblock)\\w* .*(?:bonus|prize|wages|salary|funds|money)',
    forYou:
      '(?:i|we)(?:.ll| will| can)? (?:put|book|register|get|sign|enter|list) you|you (?:are|will be) (?:in|registered|signed|booked|listed)\\b|the (?:place|spot) is yours',
    cost: 'insurance|\\bvisa\\b|embassy|consulate|immigration|work permit|registration|register your|\\bmedical\\b|paperwork|admin\\w* (?:costs?|fees?|charges?)|processing|clearance|invitation letter|\\bfood\\b|lodging|accommodation|\\btrial\\b|showcase|try-?out|travel costs|ticket|\\bkit\\b|licen[cs]e|\\bflight\\b|policy|stamp dut|\\bpermit\\b|\\bdeposit\\b',
    burden:
      'we ask for|please (?:transfer|pay|send|wire)|comes? to [£$€\\d]|payable|(?:must|has to|have to) reach us|\\bwire\\b|without the|need [£$€]?\\d|costs? you|you (?:need to|have to|must|should) (?:pay|send|transfer|cover|deposit)|\\bfirst pay\\b|missing is|only missing|\\bbuy\\b|\\bjust \\d',
    kickback:
      '(?:give|pay|hand|kick|send) .*(?:back|me) .{0,12}(?:third|half|part|share|quarter) of your (?:wages?|salary|pay)|(?:give|pay|hand|kick) back (?:a )?(?:third|half|part|share|quarter)',
    refund: '(?:refund|reimburse|pay you back|give it back)\\w*',
  },
  es: {
    pay: '\\bpaga(?:r|me|s|d)?\\b|pague|pago\\b|envia(?:r|me|d|nos)?\\b|envien|envie(?:me)?\\b|manda(?:r|me|d)?\\b|ingresa(?:r|me)?\\b|transferencia|\\bpagas\\b|transfiere|adelantar|anticipo|fianza|deposito|recarga(?:r)?\\b|compra\\b|abona(?:r|s|me)?\\b|abone\\b|haz (?:el|un) ingreso|gira(?:r|s|me|mela|melos)?\\b|\\bdame\\b|me l[ao]s? das|\\bponle\\b|\\bpagal[ao]s?\\b',
    money: 'dinero|plata|cuota|importe|gastos|anticipo|fianza|pagad[oa]|abonad[oa]|ingreso\\b',
    ownAccount:
      'mi (?:propia )?(?:cuenta|tarjeta|iban)|cuenta (?:personal|privada|particular)|cuenta de mi (?:mujer|marido|hermano|hermana|primo|amigo)|cuenta de mi \\w+|te (?:paso|mando|doy) (?:su|mi) (?:numero de cuenta|iban|cuenta)|te (?:mando|paso|envio) la cuenta',
    rail: 'tarjeta (?:de )?prepago|tarjetas? regalo|en efectivo|en negro|en metalico|bajo mano|bizum|tarjetas? steam|en (?:un )?sobre\\b|en mano\\b|sin (?:factura|recibo)(?! (?:no|el club))',
    advance:
      'por adelantado|adelantad[oa]|adelantar|un anticipo|antes de|pagar primero|primero un|ahora y|\\bya\\b|ahora mismo|hoy|esta noche',
    pretext:
      'prueba|visado|inscripcion|papeles|tramit|reconocimiento medico|revision medica|carta de invitacion|convocatoria|contrato|vuelo|\\bficha\\b|licencia|federa|certificado internacional|expediente|seguro\\b|abogado|senal del piso',
    outside:
      'fuera de la plataforma|sin pasar por la plataforma|no (?:a|por|en) la plataforma|al margen de la plataforma',
    cardDetails: '(?:datos|numero) de (?:tu|su|vuestra) tarjeta|codigo cvv',
    loan: '(?:me prestas|prestame|me dejas [\\d€]|puedes prestarme)|(?:consigueme|hazme llegar|necesito que me (?:envies|mandes|dejes)) [\\d€]',
    costsYou:
      '(?:te|le|os) cuesta .*(?:plantilla|equipo|plaza|jugar)|regalo .*(?:titular|jugar|convoca)|(?:detall\\w+|propina|regalito).*(?:titular|juega|jugar|convoca)|sin .*(?:patrocin|sponsor)\\w* .*(?:minutos|jueg|plaza)|entrar en (?:nuestra|la) agencia|cuota (?:unica|de alta|de ingreso)|si (?:nos|me) ayud\\w* con',
    warning:
      '\\bnunca\\b|\\bjamas\\b|estaf|fraude|gratuit|gratis|no (?:tienes|teneis|tiene|hay) que pagar|denuncia',
    clubPays:
      '(?:club|sociedad) (?:le |les |te |os |nos )?(?:paga|adelanta|cubre)|pagan? (?:el club|la sociedad)|pagad[oa]s? por el club|pagamos|nos encargamos|a (?:nuestro cargo|cargo del club)|(?:club|nosotros) (?:corre|corremos)|(?:club|sociedad) (?:reembolsa|contrata|pone)|(?:contrata|pone|reembolsa|abona) el club',
    toMe: 'me l[ao]s? (?:giras|das|ingresas|abonas|pagas|traes|haces llegar)\\b|(?:gira|da|ingresa|abona|paga)mel[ao]s?\\b',
    dodge:
      '(?:ahorr|evit|salt)\\w* (?:la comision|las comisiones) de la plataforma|(?:olvid|salt|dej|esquiv)\\w*(?: de)? la plataforma',
    unlock:
      '(?:prima|premio|sueldo|dinero|pago|fondos).*desbloque\\w+|desbloque\\w+ .*(?:prima|premio|sueldo|dinero|pago|fondos)',
    forYou:
      'te (?:apunto|pongo|guardo|meto|inscribo|reservo|ficho)\\b|estas (?:fichado|dentro|inscrito|en la lista)|la plaza es tuya',
    cost: '\\bseguro\\b|visado|embajada|consulado|inscripcion|\\bficha\\b|\\bprueba\\b|reconocimiento medico|comida|alojamiento|hotel|permiso de trabajo|tramit|papeles|\\bgastos\\b|expediente|carta de invitacion|certificado|billete|equipacion|licencia|\\bvuelo\\b|poliza|\\bpermiso\\b|\\btasas?\\b',
    burden:
      'haz (?:la|una|el|un) |corren? de (?:tu|su|vuestra) cuenta|(?:a|de) tu cargo|sin (?:los|esos) .{0,8}\\d|\\bmanda\\w*|necesit(?:o|amos) \\d|hac(?:e|en) falta|hay que|tienes que|\\bdebes?\\b|\\bson \\d|(?:solo )?faltan? (?:solo )?\\d|\\bcompra\\b',
    kickback:
      '(?:devuelv|pas|entreg|da)\\w* .*(?:tercio|mitad|parte|cuarto) (?:del|de tu) (?:sueldo|salario|ficha)',
    refund: '(?:te l[oa]s? devolv|te l[oa]s? reembols|reembolsamos)\\w*',
  },
  ca: {
    pay: '\\bpaga(?:r|.m|m|s)?\\b|pagues|pagament|envia(?:r|.m|.ns)?\\b|envieu|ingressa(?:r)?\\b|transferencia|transfereix|paguis|avancar|bestreta|fianca|diposit|recarregar?\\b|compra\\b|cal pagar|abona(?:r|.m)?\\b|fes (?:l.|un )ingres|gira(?:r|.m)?\\b|\\bdona.m\\b|fer arribar|fes arribar',
    money: 'diners|quota|import\\b|despeses|bestreta|fianca|\\bpagat\\b|abonat\\b|\\bingres\\b',
    ownAccount:
      '(?:meu compte|meva targeta|meu iban)|compte (?:personal|privat|particular)|compte (?:de la meva|del meu|de ma)|compte del? meu \\w+|et (?:passo|envio|dono) el (?:seu|meu) (?:numero de compte|iban|compte)|t.envio el compte|et passo el compte',
    rail: 'targeta de prepagament|targetes? regal|en efectiu|en negre|sota ma|bizum|targetes? steam|sota la taula|en (?:un )?sobre\\b|en ma\\b|sense (?:factura|rebut)(?! (?:no|el club))',
    advance:
      'per avancat|avancar|una bestreta|abans de|primer has de|primer cal|ara i|ara mateix|avui|aquesta nit',
    pretext:
      'prova|visat|inscripcio|papers|tramit|revisio medica|carta d.invitacio|convocatoria|contracte|\\bvol\\b|\\bfitxa\\b|llicencia|federa|certificat internacional|expedient|asseguranca|advocat|paga i senyal',
    outside:
      'fora de la plataforma|sense passar per la plataforma|no (?:a|per|en) la plataforma|al marge de la plataforma',
    cardDetails: '(?:dades|numero) de la (?:teva|seva|vostra) targeta|codi cvv',
    loan: '(?:em deixes [\\d€]|deixa.m [\\d€]|em prestes|presta.m|pots deixar-me)|(?:aconsegueix-me|fes-me arribar|necessito que m.(?:enviis|deixis)) [\\d€]',
    costsYou:
      '(?:et|us|li) costa .*(?:plantilla|equip|placa|jugar)|regal .*(?:titular|jugar|convoca)|(?:detall\\w+|propina|regalet).*(?:titular|jug|convoca)|sense .*(?:patrocini|sponsor)\\w* .*(?:minuts|jugu|placa)|entrar a (?:la nostra|l.) ?agencia|quota (?:unica|d.alta|d.ingres)|si (?:ens|m.) ?ajud\\w* amb',
    warning:
      '\\bmai\\b|estaf|\\bun frau\\b|gratuit|\\bgratis\\b|no (?:has|heu|ha) de pagar|no paguis|no pagueu|denuncia',
    clubPays:
      '(?:club|societat) (?:li |els |et |us )?(?:paga|avanca|cobreix)|paga el club|pagad[ae]s? pel club|\\bpaguem\\b|ens en fem carrec|a carrec (?:del club|nostre)|(?:club|societat) (?:reemborsa|contracta|posa)|(?:contracta|posa|reemborsa|abona) el club',
    toMe: 'me.?l[aos]? ?s? ?(?:gires|dones|ingresses|abones|pagues|portes|fas arribar)\\b|(?:gira|dona|ingressa|paga).me.?l[as]?\\b',
    dodge:
      '(?:estalvi|evit|salt)\\w* (?:la comissio|les comissions) de la plataforma|(?:oblid|salt|deix|esquiv)\\w*(?:.ns| de)? la plataforma',
    unlock:
      '(?:prima|premi|sou|diners|pagament|fons).*desbloque\\w+|desbloque\\w+ .*(?:prima|premi|sou|diners|pagament|fons)',
    forYou:
      't.(?:apunto|inscric)\\b|et (?:poso|guardo|fico|reservo|fitxo)\\b|estas (?:fitxat|dins|inscrit|a la llista)|la placa es teva',
    cost: 'asseguranca|\\bvisat\\b|ambaixada|consolat|inscripcio|\\bfitxa\\b|\\bprova\\b|revisio medica|menjar|allotjament|hotel|permis de treball|tramit|\\bpapers\\b|despeses|expedient|carta d.invitacio|certificat|bitllet|equipacio|llicencia|\\bvol\\b|polissa|\\bpermis\\b|\\btaxes\\b',
    burden:
      'fes (?:la|una|l.|un) |a carrec (?:teu|vostre)|sense (?:els|aquests) .{0,8}\\d|\\benvia\\w*|\\bcalen?\\b|has de|necessit(?:o|em) \\d|\\bson \\d|(?:nomes )?falten? (?:nomes )?\\d|\\bcompra\\b',
    kickback:
      '(?:torn|pass|entreg|dona)\\S* .*(?:terc|meitat|part|quart) (?:del|de la teva) (?:teu )?(?:sou|salari|fitxa)',
    refund: "(?:te'l tornem|te'ls tornem|te'n tornem|reemborsem|t.ho tornem)",
  },
  fr: {
    pay: '\\bpaie(?:r|z)?(?:-moi|-nous)?\\b|\\bpayer\\b|\\bpayez\\b|paiement|envoie[rz]?(?:-moi)?\\b|envoyer|envoyez|verse[rz]?\\b|\\bvire[rz]?\\b|virement|transfere[rz]?\\b|avancer|acompte|caution|recharge[rz]?\\b|achete[rz]?\\b|l.avance|regle[rz]?(?:-moi)?\\b|depose[rz]?\\b|depot\\b|donne[rz]?-moi|remet(?:s|tez|tre)(?:-moi)?\\b',
    money: 'argent|somme|montant|frais|acompte|caution|cotisation|\\bpaye\\w*|\\bverse\\w*',
    ownAccount:
      "mon (?:propre )?(?:compte|iban)|ma carte|compte (?:personnel|prive)|compte de (?:ma|mon) (?:femme|mari|frere|soeur|cousin|ami)|compte de (?:ma|mon) \\w+|je (?:te|vous) (?:donne|passe|envoie) (?:son|mon) (?:rib|iban|compte)|je (?:t'|te |vous )envoie (?:le compte|les coordonnees)",
    rail: 'carte prepayee|cartes? cadeaux?|en especes|en liquide|sous la table|au noir|entre proches|lydia\\b|pcs\\b|neosurf|transcash|cartes? steam|dans une enveloppe|de la main a la main|en main propre|(?:sans|pas besoin de) (?:facture|recu)(?! (?:le club|nous ne|on ne))',
    advance:
      "d.avance|a l.avance|avancer|un acompte|avant l.|d.abord|maintenant, la moitie|tout de suite|aujourd.hui|ce soir|l'avance",
    pretext:
      'essai|visa\\b|inscription|papiers|dossier|visite medicale|lettre d.invitation|convocation|contrat|\\bvol\\b|licence|certificat international|federation|assurance|avocat|titre de sejour',
    outside:
      'en dehors de la plateforme|(?:pas|plutot|moi) (?:a|qu.a|sur|par) la plateforme|hors (?:de la )?plateforme|sans passer par la plateforme',
    cardDetails: '(?:coordonnees|numero|donnees) de (?:ta|votre) carte|code cvv',
    loan: '(?:me preter|prete-moi|pretez-moi)|(?:depanne-moi de|trouve-moi|avance-moi) [\\d€]',
    costsYou:
      '(?:te|vous) coute .*(?:effectif|equipe|place|jouer)|cadeau .*(?:titulari|jouer|convoqu)|(?:petit geste|petit quelque chose|pourboire|enveloppe).*(?:titulari|jouer|convoqu)|sans .*(?:sponsor|parrain)\\w* .*(?:minutes|jou|place)|entrer dans (?:notre|l.)agence|entrer dans notre agence|(?:cotisation|frais) (?:unique|d.entree|d.adhesion)|si (?:tu|vous) (?:nous|m.) ?aide[sz]? (?:avec|de)',
    warning: '\\bjamais\\b|escroc|arnaque|fraude|gratuit|rien a payer|ne (?:paie|payez|devez) pas|signale',
    clubPays:
      '(?:club|societe) (?:lui |leur |te |vous |nous )?(?:paie|paye|avance|prend en charge)|paye(?:e|s|es)? (?:hier )?par (?:le club|virement)|nous (?:payons|prenons|couvrons)|a (?:la|notre) charge(?: du club)?\\b|a (?:nos|ses) frais|(?:club|societe) (?:rembourse|souscrit|fournit)|(?:souscrite?|rembourse|fourni)e?s? par le club',
    toMe: 'tu me l(?:es|a|e) (?:envoies|donnes|remets|verses|paies|apportes)\\b|vous me l(?:es|a|e) (?:envoyez|donnez|remettez|versez)\\b|(?:donne|verse|remets|envoie|regle)-l[ea]s?-moi|(?:regle|donne|verse)-moi (?:les )?[\\d€]',
    dodge:
      '(?:evit|economis|epargn|contourn)\\w* (?:la commission|les commissions|les frais) de la plateforme|(?:oubli|contourn|evit|laiss)\\w* (?:tomber |de cote )?la plateforme',
    unlock:
      '(?:prime|bonus|salaire|somme|fonds).*deblo[cq]\\w+|deblo[cq]\\w+ .*(?:prime|bonus|salaire|somme)',
    forYou:
      'je (?:te |t.|vous )(?:mets|inscris|garde|reserve|fais entrer)|tu es (?:qualifie|inscrit|pris|sur la liste)|la place est a toi',
    cost: 'assurance|\\bvisa\\b|ambassade|consulat|inscription|dossier|visite medicale|papiers|logement|repas|hebergement|titre de sejour|permis de travail|licence\\b|demande d.essai|\\bessai\\b|lettre d.invitation|certificat|billet\\b|equipement|maillot|\\bvol\\b|police\\b|timbres?\\b|\\bpermis\\b|\\btaxes?\\b',
    burden:
      'merci de (?:virer|verser|payer|regler|envoyer)|(?:vous|te) revien(?:t|nent)|a (?:verser|regler)|il (?:nous|me) faut|envoye[zr]|\\bil faut\\b|a (?:ta|votre) charge|sans (?:les|ces) .{0,8}\\d|(?:tu dois|vous devez)|il ne manque que|\\bachete\\w*',
    kickback:
      '(?:rend|revers|redonn|remet)\\w* .*(?:tiers|moitie|partie|quart) de (?:ton|votre|ta) (?:salaire|prime)',
    refund: 'on (?:te|vous) l\\w* rembourse\\w*',
  },
  pt: {
    pay: '\\bpaga(?:r|-me|s)?\\b|pague|pagamento|envia(?:r|-me|-nos)?\\b|enviem|envie(?:-me)?\\b|manda(?:r|-me)?\\b|deposita(?:r)?\\b|transferencia|pagares|transfere\\b|transfira|adiantar|adiantamento|caucao|sinal de|carregar|compra\\b|deposito\\b|da-me\\b|passa-me\\b|arranja-me\\b|liquida(?:r|s)\\b',
    money: 'dinheiro|quota|valor\\b|taxa|despesas|adiantamento|caucao|\\bpag[oa]s?\\b|depositad[oa]',
    ownAccount:
      '(?:minha (?:propria )?conta|meu cartao|meu iban)|conta (?:pessoal|privada|particular)|conta d[ao] (?:minha|meu)|conta d[ao] (?:minha|meu) \\w+|(?:mando|passo|dou)-te (?:o |a )?(?:meu |minha )?(?:nib|iban|conta) (?:del[ea]|pessoal)|mando-te a conta|envio-te a conta|pag\\w* (?:para|n)a? minha conta',
    rail: 'cartao pre-pago|cart(?:ao|oes)[- ]presente|em dinheiro vivo|em numerario|por baixo da mesa|por fora\\b|mb ?way|\\bpix\\b|cart(?:ao|oes) steam|n?um envelope|em mao\\b|(?:sem|nao ha) (?:fatura|recibo)(?! (?:nao|o clube))|acertamos .*em dinheiro',
    advance:
      'adiantad[oa]s?|adiantar|adiantamento|antecipad[oa]|antes d[oa]|primeiro|agora e|\\bja\\b|hoje|logo a noite',
    pretext:
      'teste|treino|captacao|\\bvisto\\b|inscricao|papeis|exames medicos|exame medico|carta de convite|convocatoria|contrato|\\bvoo\\b|licenca|federa|certificado internacional|estagio|seguro\\b|advogado|taxas?\\b',
    outside:
      'fora da plataforma|sem passar pela plataforma|nao (?:a|pela|na) plataforma|a margem da plataforma',
    cardDetails: '(?:dados|numero) do (?:teu|seu|vosso) cartao|codigo cvv',
    loan: '(?:emprestas-me|empresta-me|empreste-me|podes emprestar-me)|(?:arranja-me|desenrasca-me|faz-me chegar) [\\d€]',
    costsYou:
      'custa-(?:te|lhe|vos) .*(?:plantel|equipa|lugar|jogar)|prenda .*(?:titular|jogar|convoca)|(?:lembranca|gorjeta|prendinha).*(?:titular|jog|convoca)|sem .*(?:patrocini|sponsor)\\w* .*(?:minutos|jog|lugar)|entrar(?:es)? (?:na|para a) nossa agencia|quota (?:unica|de entrada)|taxa de adesao|se (?:nos|me) ajudar\\w* com',
    warning:
      '\\bnunca\\b|\\bjamais\\b|burla|fraude|gratuit|gratis|nao (?:tem|tens|temos) de pagar|nao (?:pague|paguem)|denuncia',
    clubPays:
      'clube (?:lhe |te |nos )?(?:paga|adianta|cobre)(?:-lhe)?|paga o clube|pag[oa]s? (?:ontem )?(?:pelo clube|por transferencia)|\\bpagamos\\b|por (?:nossa conta|conta do clube)|(?:clube )?suporta o custo|a nosso cargo|clube (?:reembolsa|faz|poe)|(?:feit|tratad)[oa]s? (?:e pag[oa] )?pelo clube',
    toMe: '(?:mandas|envias|das|passas|entregas|pagas|transferes)-m[oae]s?\\b|(?:da|passa|entrega|paga)-m[oa]s\\b',
    dodge:
      '(?:poup|evit|salt)\\w* (?:a comissao|as comissoes) da plataforma|(?:esquec|contorn|evit|deix|salt)\\w* (?:de lado |de fora )?a plataforma',
    unlock:
      '(?:premio|bonus|ordenado|salario|dinheiro|fundos).*desbloque\\w+|desbloque\\w+ .*(?:premio|bonus|ordenado|salario|dinheiro|fundos)',
    forYou:
      '(?:ponho|inscrevo|guardo|meto|reservo|marco)-te\\b|estas (?:inscrito|dentro|na lista)|o lugar e teu',
    cost: '\\bseguro\\b|\\bvisto\\b|embaixada|consulado|inscricao|\\bteste\\b|treino de captacao|exames? medicos?|comida|alojamento|hotel|autorizacao de trabalho|papeis|despesas|\\bprocesso\\b|carta de convite|certificado|estagio|bilhete|equipamento|licenca|\\bvoo\\b|apolice|autorizacao|\\btaxas?\\b',
    burden:
      'faz (?:a|uma|o|um) |por (?:tua|vossa) conta|sem (?:os|esses) .{0,8}\\d|\\bmanda\\w*|e preciso|tens de|\\bdeves?\\b|precis(?:o|amos) de \\d|\\bsao \\d|(?:so )?faltam? (?:so )?\\d|\\bcompra\\b',
    kickback:
      '(?:devolv|entreg|pass|da)\\S* .*(?:terco|metade|parte|quarto) do (?:teu )?(?:ordenado|salario)',
    refund: '(?:devolvemos|reembolsamos|devolvo)-\\w+',
  },
  de: {
    pay: '\\b(?:be)?zahl(?:en|t|e|st)?\\b|zahlung|uberweis(?:e|en|t|ung)?\\b|\\bschick(?:e|en|t)?\\b|\\bsende(?:n|t)?\\b|einzahlen|vorstrecken|anzahlung|vorschuss|kaution|aufladen|\\bkauf(?:e|en|t)?\\b|\\bgib\\b|\\bschickst\\b|\\bleg(?:e|st)? (?:sie|es|ihn)? ?mir\\b|\\bgibst\\b|zahlbar',
    money:
      '\\bgeld\\b|betrag|gebuhr|summe|kosten\\b|anzahlung|vorschuss|kaution|\\bgezahlt\\b|eingezahlt|uberwiesen',
    ownAccount:
      'mein(?:e|em|en)? (?:eigenes |private[sn]? |personliche[sn]? )*(?:konto|privatkonto|karte|prepaidkarte|iban)|privatkonto|private[sn] konto|konto (?:meiner|meines)|konto (?:meiner|meines) \\w+|(?:ihre|seine) kontonummer|(?:provision|honorars?) privat|kontodaten (?:schicke|gebe|bekommst)|\\d+ euro an mich\\b',
    rail: 'prepaid-?karte|geschenkkarten?|gutscheinkarten?|in bar\\b|unter der hand|schwarz auf|an freunde und familie|\\btwint\\b|steam-?(?:karten?|guthaben)|im umschlag|auf die hand\\b|ohne (?:rechnung|quittung)(?! (?:konnen|zahlt|geht))|(?:rechnung|quittung) (?:gibt es|brauchst du) (?:keine|nicht)|keine (?:rechnung|quittung) notig',
    advance: 'im voraus|vorab|vorstrecken|vorkasse|anzahlung|vor dem|zuerst|jetzt, die|sofort|heute',
    pretext:
      'probetraining|visum|anmeld|papiere|medizinische untersuchung|einladungsschreiben|vertrag|\\bflug\\b|spielerpass|verwaltungskosten|freigabe|versicherung|anwalt|verband|aufenthaltstitel',
    outside:
      'ausserhalb der plattform|ohne uber die plattform|an der plattform vorbei|(?:nicht|als|statt) (?:an|uber) die plattform',
    cardDetails: 'kreditkartendaten|kartendaten|kartennummer|daten deiner (?:kredit)?karte|\\bcvv\\b',
    loan: '(?:mir .*leihen|leih mir|leihst du mir)|(?:besorg|streck|hilf) mir (?:mit |noch )?[\\d€]',
    costsYou:
      'kostet (?:dich|sie|euch) .*(?:kader|mannschaft|platz|spielen)|geschenk .*(?:stellt dich|spielst|einsatz|nominier)|(?:aufmerksamkeit|trinkgeld|kleinigkeit).*(?:stellt|spielst|einsatz|nominier)|ohne .*sponsor\\w* .*(?:einsatz|minuten|platz|spielst)|aufnahme in unsere agentur|aufnahmegebuhr|(?:gegen|fur) eine vermittlungsgebuhr|wenn (?:ihr|du|sie) (?:uns|mir) mit .*(?:hel?f|hilf|unterstutz)',
    warning:
      '\\bnie\\b|niemals|betrug|betruger|kostenlos|gratis|(?:nichts|nicht) (?:be)?zahlen|nicht uberweisen|meldet',
    clubPays:
      '(?:zahlt|bezahlt|ubernimmt|streckt)(?: ihm| ihr| euch)? (?:der|das|die) (?:verein|klub|gehalt)|verein (?:zahlt|bezahlt|streckt|ubernimmt)|vom verein (?:per |bezahlt)|wir (?:zahlen|ubernehmen|bezahlen)|(?:zahlen|ubernehmen|bezahlen) wir|auf (?:unsere|eigene) kosten|(?:erstattet|schliesst|stellt) (?:der|das|die) (?:verein|klub)|verein (?:erstattet(?! es dir)|schliesst|stellt)',
    toMe: '(?:die|den|das|es|sie) (?:schickst|zahlst|uberweist|gibst|bringst) du mir|(?:gib|bring|schick|leg) (?:sie|es|ihn) mir|zahlbar an mich|(?:zahlst|zahl) (?:sie |es )?an mich',
    dodge:
      '(?:spar|umgeh|vermeid)\\w* (?:wir |du |uns |dir |beide )*(?:die )?(?:provision|gebuhren?|kosten) der plattform|plattform (?:umgehen|weglassen|vergessen|raushalten)|(?:vergiss|umgeh\\w*) (?:wir )?die plattform',
    unlock: '(?:pramie|bonus|gehalt|geld|summe).*(?:freischalt|freizugeb|entsperr|freigabegebuhr)\\w*',
    forYou:
      'ich dich (?:auf|in|an|ein)\\b|bist du (?:spielberechtigt|dabei|angemeldet|drin)|kommst du (?:auf die liste|in den kader|rein)|der platz gehort dir',
    cost: 'versicherung|visum|botschaft|konsulat|anmeld|probetraining|untersuchung|verpflegung|unterkunft|hotel|arbeitserlaubnis|papiere|bearbeitungsgebuhr|verwaltungskosten|einladungsschreiben|spielerpass|freigabe|lizenz|ticket|ausrustung|trikot|\\bflug\\b|police\\b|erlaubnis|gebuhren',
    burden:
      'brauch(?:en wir|e ich)|\\buberweise?\\b|geh(?:t|en) auf dich|zahlbar|ohne (?:die|diese) .{0,8}\\d|\\bschick\\w*|\\bmusst\\b|mussen sie|fallig|fallen .* an\\b|wir brauchen|fehl(?:en|t) nur noch|\\bkauf(?:e)?\\b',
    kickback: '(?:drittel|halfte|teil|viertel) (?:deines|vom|deiner) (?:gehalts?|pramie|lohns?) .*zuruck',
    refund: 'bekommst du es (?:erstattet|zuruck)|erstatten wir dir|kriegst du .* zuruck',
  },
};
