import { languages } from '@trattativa/domain/platform/languages';
import { readTexts, type TextTree } from '@trattativa/texts/read-texts';
import { describe, expect, it } from 'vitest';
import type { MenuKey } from '../../platform/menu-entry.ts';

/** The text of the heading of each screen in the menu; `PageHeader` writes the same one into the browser's tab. */
const titles: Record<MenuKey, readonly string[]> = {
  admin: ['administration:title'],
  agents: ['agents:list.title'],
  commissions: ['commissions:list.title'],
  contract: ['files:contract.title'],
  dashboard: ['player-dashboard:title'],
  desk: ['desk:title'],
  exactMatch: ['catalogue:matchingKind.exact'],
  invoicesPlayers: ['player-invoices:list.title'],
  invoicesTeams: ['invoices:list.title'],
  kpis: ['kpis:title'],
  listings: ['listings:title'],
  mandates: ['mandates:title', 'mandates:titlePlayer'],
  market: ['requests:list.market'],
  negotiation: ['negotiation-start:title'],
  negotiationRoom: ['chat:title'],
  negotiations: ['negotiations:list.title'],
  negotiationsReport: ['negotiations-report:title'],
  offer: ['offers:form.title'],
  offers: ['offers:list.title'],
  partialMatch: ['catalogue:matchingKind.partial'],
  payments: ['payments:title'],
  players: ['teams:players.title'],
  playersList: ['teams:players.listTitle', 'scouts:title'],
  portfolio: ['player-lists:portfolio.title'],
  portfolioCoaching: ['coaching-staff:portfolio.title'],
  potentialMatch: ['catalogue:matchingKind.potential'],
  request: ['request-form:form.title'],
  requests: ['requests:list.title'],
  requestsCandidates: ['matching:candidates.title'],
  rules: ['rules:title'],
  standardMessages: ['standard-messages:title'],
  start: ['dashboard:title'],
  teamContacts: ['teams:contacts.title'],
  teams: ['teams:list.title'],
};

function textAt(texts: Record<string, TextTree>, key: string): unknown {
  const [file = '', path = ''] = key.split(':');
  return path.split('.').reduce<unknown>((tree, step) => (tree as TextTree | undefined)?.[step], texts[file]);
}

describe.each(languages)('in %s', (language) => {
  const texts = readTexts(language) as Record<string, TextTree>;

  it.each(Object.entries(titles))(
    'the entry "%s" has the name of its screen and of its tab',
    (entry, keys) => {
      const name = textAt(texts, `shell:menu.entry.${entry}`);
      expect(name).toEqual(expect.any(String));
      for (const key of keys) expect(textAt(texts, key), key).toBe(name);
    },
  );

  it('calls negotiations the same at the bottom of a phone', () => {
    expect(textAt(texts, 'shell:menu.short.negotiations')).toBe(
      textAt(texts, 'shell:menu.entry.negotiations'),
    );
  });
});
