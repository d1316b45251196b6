import type { TestApp } from '../stage/build-test-app.ts';
import { makeStaff } from './people.ts';

/** Staff save that players bound to a Scottish club may sign elsewhere so many months before the end of their contract. */
export async function saveScottishApproach(app: TestApp, monthsBeforeEnd: number): Promise<void> {
  const staff = await makeStaff(app);
  const { version, rules } = (await app.call(staff.token, 'Rules/GetPack', { pack: 'contracts' })).ok;
  const kept = rules.map(({ confirmed: _, ...rule }) => rule);
  const general = kept.find(({ kind }) => kind === 'approachOfBound');
  const scottish = {
    ...general,
    id: 'scotland-approach',
    associations: ['SCO'],
    figures: { monthsBeforeEnd },
  };
  const saved = await app.call(staff.token, 'Rules/SavePack', {
    pack: 'contracts',
    version,
    reason: 'Termine della federazione scozzese',
    rules: [...kept, scottish] as never,
  });
  if (saved.status !== 200) throw new Error('The rule was refused.');
  await app.settle();
  await app.services.rules.refresh();
}
