import { describe, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { Tour, tourPatienceMs } from '../stage/tour.ts';

const stage = openStage();
const pages = [
  '/home',
  '/homeClub',
  '/homePlayer',
  '/homeAgent',
  '/about',
  '/login',
  '/register',
  '/recovery',
  '/resetpwd',
  '/confirm',
  '/claimTeam',
  '/joinTeam',
];

/** The address of the public report of a club's first offer or negotiation. */
async function reportPath(kind: 'offer' | 'negotiation'): Promise<string> {
  const token = await stage.service.tokenOf('club@demo.test');
  const list = kind === 'offer' ? 'Offer/GetOffers' : 'Negotiation/GetNegotiations';
  const [thing] = (await stage.service.call(token, list, {})).items;
  const { sharing } = await stage.service.call(token, 'Report/PublishReport', {
    kind,
    thingId: thing?.id ?? 0,
    groups: ['sharer', 'terms', 'progress'],
  });
  return `/${kind}Report?id=${sharing.link?.shareId}`;
}

describe('every screen is sound', { timeout: tourPatienceMs }, () => {
  test('that a guest can open, public reports included', async () => {
    const guest = await stage.person('a guest');
    await guest.opens('/home');
    const tour = new Tour(guest);
    await tour.visit([...pages, await reportPath('offer'), await reportPath('negotiation')]);
    await tour.end();
  });

  test('that an unknown address shows', async () => {
    const person = await stage.arrives('a lost agent', 'agent@demo.test', '/nowhere');
    await person.seesScreen('Pagina non trovata');
    await expectAccessible(person.page);
  });
});
