import { beforeAll, describe, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { openPairRoom } from '../stage/pair-room.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';
let room: string;

beforeAll(async () => {
  room = await openPairRoom(stage.service, agentEmail, clubEmail);
});

const arrives = (name: string, email: string, path = room) => stage.arrives(name, email, path);

const history = (person: Person) => person.page.getByRole('region', { name: 'Messaggi' });
const bubble = (person: Person, words: string) =>
  history(person).getByRole('article').filter({ hasText: words }).first();

async function says(person: Person, words: string): Promise<void> {
  await person.fills('Messaggio', words);
  await person.page.keyboard.press('Enter');
  await bubble(person, words)
    .getByText(/Inviato|Letto da/)
    .waitFor();
}

/** Opens the menu of a message with the keyboard and chooses an entry. */
async function does(person: Person, words: string, act: string): Promise<void> {
  await bubble(person, words)
    .getByRole('button', { name: /^Azioni sul messaggio/ })
    .focus();
  await person.page.keyboard.press('Enter');
  await person.page.getByRole('menuitem', { name: act }).press('Enter');
}

describe('a message', () => {
  test('is quoted, edited and deleted; the other side sees the changes and who has read it', async () => {
    const agent = await arrives('the agent', agentEmail);
    const club = await arrives('the club', clubEmail);
    await says(agent, 'Chiediamo 1.500 al mese');
    await bubble(club, 'Chiediamo 1.500').waitFor();
    await does(agent, 'Chiediamo 1.500', 'Modifica');
    await agent.fills('Messaggio', 'Chiediamo 1.800, vedi https://example.com/a.');
    await agent.page.keyboard.press('Enter');
    await bubble(club, 'Chiediamo 1.800').getByText('modificato').waitFor();
    await bubble(club, 'Chiediamo 1.800').getByRole('link', { name: 'https://example.com/a' }).waitFor();
    await does(club, 'Chiediamo 1.800', 'Rispondi');
    await says(club, 'Troppo per noi');
    await bubble(agent, 'Troppo per noi')
      .getByRole('button', { name: /Chiediamo 1\.800/ })
      .waitFor();
    await does(club, 'Troppo per noi', 'Letto da…');
    await club.sees('Ha letto fino a qui', club.page.getByRole('dialog'));
    await expectAccessible(club.page);
    await club.page.keyboard.press('Escape');
    await does(agent, 'Chiediamo 1.800', 'Elimina');
    await agent.presses('Elimina', agent.page.getByRole('dialog'));
    await bubble(club, 'Troppo per noi').getByText('Messaggio eliminato').waitFor();
    await expectAccessible(club.page);
  });

  test('is translated beside the original if the browser supports it', async () => {
    const agent = await arrives('the agent', agentEmail);
    const club = await arrives('the club', clubEmail);
    await agent.page.evaluate(() => {
      const destroy = () => {};
      const detect = async () => [{ detectedLanguage: 'de' }];
      const translate = async () => 'Quando può venire?';
      Object.assign(globalThis, {
        LanguageDetector: { create: async () => ({ detect, destroy }) },
        Translator: { create: async () => ({ translate, destroy }) },
      });
    });
    await says(club, 'Wann kann er kommen?');
    await bubble(agent, 'Wann kann er').waitFor();
    await does(agent, 'Wann kann er', 'Traduci');
    const dialog = agent.page.getByRole('dialog', { name: 'Traduzione' });
    await agent.sees('Quando può venire?', dialog);
    await agent.sees(/Lingua dell’originale: tedesco\./, dialog);
    await expectAccessible(agent.page);
  });

  test('opens its menu on a long press; lifting the finger chooses nothing', async () => {
    const agent = await arrives('the agent', agentEmail);
    await agent.page.setViewportSize({ width: 390, height: 844 });
    await says(agent, 'Tienilo premuto');
    const words = bubble(agent, 'Tienilo premuto').getByText('Tienilo premuto');
    const { x, y } = (await words.boundingBox()) ?? { x: 0, y: 0 };
    const finger = await agent.context.newCDPSession(agent.page);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x: x + 8, y: y + 8 }] : [],
      });
    await touch('touchStart');
    const reply = agent.page.getByRole('menuitem', { name: 'Rispondi' });
    await reply.waitFor();
    await touch('touchEnd');
    await agent.settled();
    await reply.click();
    await agent.sees('Rispondi a');
  });

  test('names people with @, and the administrator keeps the standard messages', async () => {
    const agent = await arrives('the agent', agentEmail);
    await agent.fills('Messaggio', 'Che ne dici, @');
    await agent.page
      .getByRole('listbox', { name: 'Partecipanti da menzionare' })
      .getByRole('option')
      .first()
      .waitFor();
    await agent.page.keyboard.press('Enter');
    await agent.presses('Emoji');
    await agent.page.getByRole('button', { name: '👍', exact: true }).click();
    await agent.page.keyboard.press('Enter');
    await bubble(agent, 'Che ne dici').getByText('👍').waitFor();
    const admin = await arrives('the administrator', 'admin@demo.test', '/standardMessages');
    await admin.chooses('Conversazione', 'Chat privata');
    await admin.fills('Nuovo messaggio', 'Ci vediamo allo stadio');
    await admin.presses('Aggiungi');
    await admin.page.getByRole('button', { name: 'Togli «Ci vediamo allo stadio»' }).waitFor();
    await expectAccessible(admin.page);
    await agent.fills('Messaggio', '/stadio');
    await agent.page.getByRole('option', { name: 'Ci vediamo allo stadio' }).waitFor();
  });
});
