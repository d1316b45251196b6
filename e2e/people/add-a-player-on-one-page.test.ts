import { describe, expect, test } from 'vitest';
import { countClicks } from '../stage/count-clicks.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

/** Types into a field that the keyboard has reached. */
async function types(person: Person, label: string, text: string, chooses = false): Promise<void> {
  const field = person.field(label).first();
  await field.focus();
  await person.page.keyboard.type(text);
  if (!chooses) return;
  await person.page.getByRole('option', { name: text, exact: true }).locator('visible=true').waitFor();
  await person.page.keyboard.press('ArrowDown');
  await person.page.keyboard.press('Enter');
}

/** The parts that save themselves have the same names before and after the record exists. */
const ownParts = ['Qualità e valutazioni', 'Carriera', 'Documenti'];

const heading = (person: Person, name: string) =>
  person.page.getByRole('heading', { name, exact: true, level: 2 });

describe('adding a player is one page', () => {
  test('a complete player takes six clicks and one page', async () => {
    const agent = await stage.person('the agent');
    await agent.startsAt('/portfolio', 'agent@demo.test');
    const clicks = await countClicks(agent);
    await agent.follows('Aggiungi calciatore');
    await agent.seesScreen('Nuovo calciatore');
    await types(agent, 'Nome', 'Ruggero');
    await types(agent, 'Cognome', 'Seiclic');
    await types(agent, 'Data di nascita', '03/07/2003');
    await types(agent, 'Nazionalità', 'Italia', true);
    await types(agent, 'Paese in cui vive', 'Italia', true);
    await types(agent, 'Telefono', '+39 333 555 0188');
    await agent.page.getByRole('button', { name: /Centravanti/ }).click();
    await agent.page.getByRole('radio', { name: 'Sinistro', exact: true }).click();
    await types(agent, 'Altezza (cm)', '186');
    await agent.page.getByRole('radio', { name: 'Svincolato', exact: true }).click();
    await agent.page.getByRole('checkbox', { name: 'Serie D (4º livello)' }).click();
    await agent.sees('Il profilo è completo.');
    await expectAccessible(agent.page);
    await agent.presses('Salva il profilo');
    await agent.sees('Dati salvati correttamente');
    await agent.isAt('/portfolio');
    expect(await clicks()).toBeLessThanOrEqual(6);
  });

  test('a section saves itself and goes on: the page becomes that of the record, and other input stays', async () => {
    const agent = await stage.person('the agent');
    await agent.startsAt('/portfolio/new', 'agent@demo.test');
    await agent.sees('Si apre appena salvi nome e cognome.');
    for (const part of ownParts) await heading(agent, part).waitFor();
    // A section of a player without a name says what is missing, and keeps what was typed.
    await agent.fills('Club attuale', 'Pro Vercelli');
    await agent.presses('Salva e continua Contratto e club');
    await agent.sees('Questo campo è obbligatorio.');
    await agent.fills('Nome', 'Ubaldo');
    await agent.fills('Cognome', 'Sezioni');
    await agent.fills('Altezza (cm)', '181');
    await agent.presses('Salva e continua Chi è');
    await agent.sees('Dati salvati correttamente');
    await agent.isAt(/^\/portfolio\/\d+\/edit/);
    await agent.seesScreen('Profilo di Ubaldo Sezioni');
    expect(await agent.field('Altezza (cm)').inputValue()).toBe('181');
    expect(await agent.field('Club attuale').inputValue()).toBe('Pro Vercelli');

    await agent.presses('Salva e continua In campo');
    await agent.sees('Dati salvati correttamente');
    // Skills, career, documents and the photo stand on the same page.
    for (const part of ownParts) await heading(agent, part).waitFor();
    await agent.page.getByRole('button', { name: 'Scegli un’immagine' }).waitFor();
    await expectAccessible(agent.page);
    await agent.page.reload();
    await agent.settled();
    expect(await agent.field('Altezza (cm)').inputValue()).toBe('181');
    // What was saved by no section is kept as a draft.
    expect(await agent.field('Club attuale').inputValue()).toBe('Pro Vercelli');
  });
});
