/** Every request for money has a word with one of these beginnings, in any language; up to three letters: whole words. */
const beginnings: ReadonlySet<string> = new Set(
  [
    // To pay, send, give, put, buy, lend, bring.
    'paga pago pagu pagh paie paye payez paya payi pay paid payme zahl bezahl gezahl versa versi verse versé vers sald settl remit wire vire virem virer transf trasfe überw uberw bonif',
    'anticip antici adelant adelan adiant avanc vorstr vorsch vorab vorka front anzahl manda mande invia envia envie envoi send sent schick sende gira giri dam dammi dame dona dones donne donn dass gib gibs give hand',
    'passes passi passas passa porta traz brin bring rame ricar recar carrega recharg auflad auf top compra compri comprat comprá buy kauf hol ache achet pren procur get besorg',
    'prest empre leih lend prete abon ingres ingre depos depó dipos hinter entreg conseg consig laiss laisse lasci deix deixa leave drop liqui regle beglei begli cubri cover copr couvri cobr cobri',
    'rest restit devol devue torn renvo renvi rend refun rimb reim ridai ridam zuruck met meti metti mett pon pone posa fes haz fai faz mach fällig fallig faellig entricht',
    'accon acompt caucao cauzi cautio cauti kaut fianz fianc garan bond pfand senal capar bestr cred accr',
    // The purpose.
    'quot cuot coti fee fees charg tass taxa tasa taxe taxes gebu gebuhr koste kosten kost costa cost coste costs cout coute custa custo spes gast desp frai ausga beitr',
    'iscr insc regis anmel linsc visa visat vist visum visado assic asseg assur insur segur polizz poliz police trad transl ubers',
    'fasci file carpe akte tesse carne membre mitgl socio penal strafe passap passeport passport reisep photo foto fotos fotogr timb stempel sege sell stam apos secre sekre segre perm lice llice lize certi besche nulla clear clea provi prova prueb essa trial test tests treino stag showc',
    'embaj embai ambas embas botsch consul konsul lett carta einlad kit avvoc abog advoc advog avoc lawy solic anwal notai notar auto medic reconoc revis exam untersuch detec captac sicht joia joini adhe alta membership member pretext prat prati papers paperw papier papeles papeis dossi exped trami bearb verwal admin',
    // The receiver and the payment method.
    'iban rib nib conto conti compte cuent conta kont account bank banq banc coord sort mone monzo postep postp western wester bitc btc usdt usdc ether crypt cript krypt wall binan coinb paypal skri',
    'pays neos ukas oran mobil satis zell venm cash cashapp mbway mb bizum lydia pcs revol wise twint remit world steam gift itunes apple amazon google prepa prepag prepay cartes cartao carto targ tarj rega regal buon buono guts gutsch gesch present prend pré',
    'billet billete bitllet banknot note notas noten scheine nero contant efect efecti barge liquid bar umsch enve envel sobre busta soldi denar diner dinhe argen geld fonds funds euro eur dola dollar poun quid grand',
    'piatta platta platt platf platef plataf plat site sito app web seite website hors table',
    // The form of the payment.
    'aiut ayud ajud aide help hilf helf contri collab colabo colla col dona spend spons patro pensie mordi schmie aufmerk trink lembr propi tip tips bung sweet drink umschl anteil',
    'commi comis provis rispar ahorr estal poup econom saving save skip sparen spar bonus prima unlo sblo desbl deblo freis freig',
    'terz terc tiers dritte drittel meta mitad meitat moitie half halft',
  ]
    .join(' ')
    .split(' '),
);
const longest = 8;

/** A cheap filter: false for most sentences, which then skip the full rules. */
export function speaksOfPaying(folded: string): boolean {
  return /[€$£]/.test(folded) || folded.split(/[^a-z]+/).some(speaksWord);
}

function speaksWord(word: string): boolean {
  if (word.length <= 3) return beginnings.has(word);
  for (let length = 4; length <= Math.min(word.length, longest); length += 1) {
    if (beginnings.has(word.slice(0, length))) return true;
  }
  return false;
}
