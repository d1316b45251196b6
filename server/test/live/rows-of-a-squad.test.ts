import './browser-globals.ts';
import { exampleRegistrations } from '@trattativa/contract/people/players/example-registrations';
import { type SquadEntry, squadEndpoints } from '@trattativa/contract/people/teams/squad-endpoints';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { languages } from '@trattativa/texts/languages';
import { textsIn } from '@trattativa/texts/translate';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationsKeys } from '../../../web/src/people/registrations/registrations.live.ts';
import StaffRegistrations from '../../../web/src/people/registrations/staff-registrations.tsx';
import SquadPart from '../../../web/src/people/teams/page/squad-part.tsx';
import { teamsKeys } from '../../../web/src/people/teams/teams.live.ts';
import { closeScreens, htmlOf, openScreens, wordsOf } from './rendered.ts';

beforeAll(openScreens);
afterAll(closeScreens);

const [example] = squadEndpoints.getSquad.example.output.items as [SquadEntry];

/** One of each standing, and one whose page does not open. */
const squad: readonly SquadEntry[] = [
  {
    ...example,
    registrationId: 1,
    surname: 'Uno',
    principalRole: playerRole.goalkeeper,
    standing: 'own',
    otherClub: null,
  },
  { ...example, registrationId: 2, surname: 'Due' },
  {
    ...example,
    registrationId: 3,
    surname: 'Tre',
    playerId: null,
    age: null,
    principalRole: null,
    otherClub: '',
  },
  {
    ...example,
    registrationId: 4,
    surname: 'Quattro',
    standing: 'lent',
    kind: 'employed',
    otherClub: 'Rovigo',
  },
  { ...example, registrationId: 5, surname: 'Cinque', standing: 'agreed', kind: 'employed', otherClub: null },
];

describe.each(languages)('in "%s"', (language) => {
  const t = textsIn(language, ['registrations']);

  it('the squad of a club is shown by line, then the lent and who comes later, each with a link where the page opens', () => {
    const page = { items: squad, nextCursor: null, total: squad.length, totalIsExact: true };
    const html = htmlOf(language, createElement(SquadPart, { teamId: 20001 }), {
      known: [[[...teamsKeys.squad, 20001], { pages: [page], pageParams: [undefined] }]],
    });
    const words = wordsOf(html);
    const inTheirOrder = [
      t('registrations:squad.line.goalkeepers'),
      'Uno',
      t('registrations:squad.line.midfielders'),
      'Due',
      t('registrations:squad.standing.borrowed', { club: 'Virtus Brenta' }),
      t('registrations:squad.noLine'),
      'Tre',
      t('registrations:squad.elsewhere.borrowed'),
      t('registrations:squad.group.lent'),
      'Quattro',
      t('registrations:squad.standing.lent', { club: 'Rovigo' }),
      t('registrations:squad.group.agreed'),
      'Cinque',
    ];
    let at = 0;
    for (const word of inTheirOrder) {
      const found = words.indexOf(word, at);
      expect(found, word).toBeGreaterThanOrEqual(at);
      at = found + word.length;
    }
    expect(words).toContain(t('registrations:source.deal'));
    expect(html.match(/<a [^>]*href="[^"]*\/players\/80001"/gu)).toHaveLength(4);
  });

  it('the page of a member of coaching staff says why a registration was corrected', () => {
    const [item] = exampleRegistrations.items;
    const items = [{ ...item, kind: 'staff', endedBy: 'correction', endReason: 'Firma per errore' }];
    const html = htmlOf(language, createElement(StaffRegistrations, { coachingStaffId: 60001 }), {
      known: [[[...registrationsKeys.ofStaff, 60001], { coachingStaffId: 60001, items }]],
    });
    const words = wordsOf(html);
    expect(words).toContain(t('registrations:kind.staff'));
    expect(words).toContain(t('registrations:endedBy.correction'));
    expect(words).toContain(t('registrations:reason', { reason: 'Firma per errore' }));
  });
});
