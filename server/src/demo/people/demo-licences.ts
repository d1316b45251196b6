import type { App } from '../../app.ts';
import { decideAgentLicence } from '../../people/agents/decide-licence.ts';
import { saveAgentLicence } from '../../people/agents/save-licence.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { staffActor } from '../demo-staff.ts';
import { agentActor, Past } from '../past.ts';
import type { DemoPeople } from './demo-people.ts';

interface DemoLicence {
  /** An association abroad; null: the registers of FIGC and CONI. */
  association: string | null;
  /** How many days the licence still holds; negative: it has ended. */
  days: number;
  fate: 'checked' | 'refused' | 'waits';
}

/** Licences in the order of the agents; one agent states none, and one holds an ended licence. */
const licences: readonly (DemoLicence | null)[] = [
  { association: null, days: 190, fate: 'checked' },
  { association: null, days: 21, fate: 'checked' },
  { association: null, days: 240, fate: 'checked' },
  { association: null, days: 120, fate: 'waits' },
  { association: 'DE', days: 300, fate: 'checked' },
  { association: null, days: -12, fate: 'refused' },
  { association: 'ES', days: 80, fate: 'waits' },
  null,
];

/** Invented, as all of them. */
const domicile = { name: 'Andrea Valdonega', number: '2291' };

const whyRefused =
  'Il numero non corrisponde al nome nel registro pubblico: carica una copia leggibile della licenza.';

/** The licences of the demo's agents: checked, waiting on the desk of staff, refused, ended, and none. */
export async function fillDemoLicences(app: App, people: DemoPeople, today: Date): Promise<void> {
  const past = new Past(app, addDays(today, -200));
  const staff = await staffActor(past);
  for (const [index, agent] of people.agents.entries()) {
    const licence = licences[index];
    if (!licence) continue;
    await past.wait(90 + index * 37);
    const isItalian = licence.association === null;
    const { agentId } = agent;
    const saved = await past.act(saveAgentLicence, agentActor(agent), {
      licence: {
        version: 0,
        fifaNumber: `202${3 + (index % 3)}0${1 + index}-${4120 + index * 613}`,
        figcNumber: isItalian ? String(1180 + index * 41) : '',
        coniNumber: isItalian ? String(20_450 + index * 87) : '',
        association: licence.association as never,
        associationNumber: licence.association ? `${licence.association}-${340 + index * 7}` : '',
        // Who is registered abroad works in Italy with an agent of the Italian register.
        domiciledWith: isItalian ? '' : domicile.name,
        domiciledNumber: isItalian ? '' : domicile.number,
        validUntil: dayOf(addDays(today, licence.days)),
      },
    });
    if (licence.fate === 'waits') continue;
    await past.wait(600);
    const accept = licence.fate === 'checked';
    const decision = { agentId, version: saved.licence.version, accept };
    await past.act(decideAgentLicence, staff, accept ? decision : { ...decision, reason: whyRefused });
  }
  await past.settle();
}
