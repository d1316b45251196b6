import { playerRole } from '@trattativa/domain/people/player-roles';
import type { App } from '../app.ts';
import { saveDraft } from '../market/requests/save-draft.ts';
import { addDays } from '../platform/clock.ts';
import type { DemoPeople } from './demo-people.ts';
import { clubActor, Past } from './past.ts';

/** What two clubs have begun to write and not published yet. */
export async function beginDemoDrafts(app: App, people: DemoPeople, today: Date): Promise<void> {
  const past = new Past(app, addDays(today, -3));
  const [first, second] = people.clubs;
  if (!first || !second) return;
  await past.act(saveDraft, clubActor(first), {
    draft: {
      role: playerRole.leftBack,
      level: first.level as 2 | 3,
      city: 'Padova',
      country: 'IT',
      underAge: 24,
      monthlyOffer: 1200,
      project: 'Cerchiamo un terzino sinistro che spinga per novanta minuti.',
    },
  });
  await past.wait(60 * 20);
  await past.act(saveDraft, clubActor(second), { draft: { role: playerRole.goalkeeper, overAge: 28 } });
}
