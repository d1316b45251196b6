import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage();
interface Found {
  id: number;
  name: string;
  surname: string;
}
const players: Found[] = [];
const nameOf = ({ name, surname }: Found) => `${name} ${surname}`;

/** Staff enter a list for every Italian league, and the club watches two players. */
beforeAll(async () => {
  const { service } = stage;
  const staff = await service.tokenOf('staff@demo.test');
  const { version, rules } = await service.call(staff, 'Rules/GetPack', { pack: 'squads' });
  const kept = rules.map(({ confirmed: _, ...rule }) => rule);
  const shipped = kept.find(({ id }) => id === 'italy-serie-c-list-2025');
  if (!shipped) throw new Error('The list of Serie C is not in the pack.');
  await service.call(staff, 'Rules/SavePack', {
    pack: 'squads',
    version,
    reason: 'Liste della stagione',
    rules: [
      ...kept.filter(({ kind }) => kind !== 'squadList'),
      { ...shipped, to: null, figures: { ...shipped.figures, toTier: 15 } },
    ],
  } as never);
  const club = await service.tokenOf('club@demo.test');
  const { items } = await service.call(club, 'Player/GetPlayers', { limit: 2 });
  for (const { id, name, surname } of items) {
    players.push({ id, name, surname });
    await service.call(club, 'Watch/WatchPlayer', { playerId: id });
  }
});

describe('the list of a club', () => {
  test('says which place a watched player would take, tried out by button and by drag', async () => {
    const [first, second] = players as [Found, Found];
    const club = await stage.arrives('the club', 'club@demo.test', '/playersList?whose=own');
    const planned = club.page.getByRole('region', { name: 'Rosa e aggiunte' });
    const candidates = club.page.getByRole('region', { name: 'Da aggiungere' });
    await candidates.getByText(nameOf(first)).waitFor();
    await club.sees(/di 23, liberi/);
    await expectAccessible(club.page);
    await club.presses(`Aggiungi: ${nameOf(first)}`, candidates);
    await planned.getByText(nameOf(first)).waitFor();
    await candidates.getByText(nameOf(second)).dragTo(planned);
    await planned.getByText(nameOf(second)).waitFor();
    expect(await planned.getByText('Aggiunto').count()).toBe(2);
    await club.presses(`Togli: ${nameOf(first)}`, planned);
    await candidates.getByText(nameOf(first)).waitFor();
    await expectAccessible(club.page);
  });

  test('is told in the form of an offer, before it is sent', async () => {
    const [first] = players as [Found];
    const club = await stage.arrives('the club that offers', 'club@demo.test', `/offer?player=${first.id}`);
    await club.sees(/Occuperebbe il posto \d+ dei 23 in lista/);
    await expectAccessible(club.page);
  });

  test('rests on rules that staff are asked to renew', async () => {
    const staff = await stage.arrives('the staff', 'staff@demo.test', '/desk?queue=rules');
    await staff.sees('Compenso minimo');
    await expectAccessible(staff.page);
  });
});
