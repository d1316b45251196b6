import { settingChanges } from '@trattativa/domain/identity/platform-settings';
import type { App } from '../app.ts';
import { readSettings } from '../identity/settings/read-settings.ts';
import { insertSettings } from '../identity/settings/settings.repository.ts';

/** Invented: the numbers are well formed and belong to nobody. */
const operator = {
  name: 'Trattativa Demo S.r.l.',
  address: 'Via delle Palme 12',
  postcode: '35121',
  city: 'Padova',
  province: 'PD',
  country: 'IT',
  vatNumber: 'IT01234567897',
  taxCode: '01234567897',
  taxRegime: 'RF01',
  email: 'amministrazione@trattativa.demo.test',
  pec: 'trattativa@pec.demo.test',
  iban: 'IT60X0542811101000000123456',
};

const agent = {
  name: 'Andrea Valdonega',
  fifaLicence: '202602-1847',
  figcNumber: 'A-2291',
  coniNumber: 'AS-0735',
};

/**
 * Says who runs the demo and who represents its players, so that contracts and invoices show it. What the environment of the
 * start names stays as it is.
 */
export async function saveDemoSettings({ services }: App, at: Date): Promise<void> {
  const { db } = services;
  const { version, incompleteDaysSince: _, ...seen } = await readSettings(db);
  const settings = {
    ...seen,
    invoices: seen.invoices.operator.name ? seen.invoices : { ...seen.invoices, operator },
    agent: seen.agent.name ? seen.agent : agent,
  };
  if (settingChanges(seen, settings).length === 0) return;
  const reason = 'Dati inventati della versione dimostrativa';
  await db
    .transaction()
    .execute((tx) => insertSettings(tx, { version: version + 1, settings, changedBy: null, reason, at }));
  await services.settings.refresh();
}
