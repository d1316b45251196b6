import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { openPairRoom } from '../stage/pair-room.ts';
import type { Person } from '../stage/person.ts';
import { messageField, says } from '../stage/says.ts';

const stage = openStage({ isKilled: true });
const agentEmail = 'agent@demo.test';
const staffEmail = 'staff@demo.test';

const openConversation = () => openPairRoom(stage.service, agentEmail, staffEmail);

/** The messages in the room, in order. */
function spoken(person: Person): Promise<string[]> {
  return person.page
    .getByRole('article')
    .evaluateAll((bubbles) =>
      bubbles.map((bubble) => bubble.querySelector('p[class*="text"]')?.textContent ?? ''),
    );
}

describe('two people in the negotiation room', () => {
  test('a message increments the other’s badge and tab title until the room is opened, and is marked as read', async () => {
    const room = await openConversation();
    const agent = await stage.arrives('the agent', agentEmail, room);
    const staff = await stage.arrives('the staff', staffEmail, '/notifications');
    await says(agent, 'Buongiorno, avete visto la mia proposta?');
    await agent.sees('Inviato');

    const badge = staff.page.getByRole('link', { name: /^Apri la sala trattative: 1 messaggio da leggere/ });
    await badge.waitFor();
    await staff.page.waitForFunction(() => document.title.startsWith('(1)'));
    await badge.click();
    await staff.sees('Buongiorno, avete visto la mia proposta?');
    await staff.page.waitForFunction(() => !document.title.startsWith('('));
    await staff.follows(/Buongiorno, avete visto la mia proposta\?/);
    await expectAccessible(staff.page);
    await agent.page
      .getByText(/^Letto da/)
      .first()
      .waitFor({ state: 'attached' });
  });

  test('each sees when the other is typing, until the message arrives', async () => {
    const room = await openConversation();
    const agent = await stage.arrives('the agent', agentEmail, room);
    const staff = await stage.arrives('the staff', staffEmail, room);
    await messageField(staff).pressSequentially('Sì, ');
    await agent.sees(/sta scrivendo…$/);
    await messageField(staff).pressSequentially('ne parliamo');
    await messageField(staff).press('Enter');
    await agent.sees('Sì, ne parliamo');
    await agent.seesNoMore(/sta scrivendo…$/);
  });

  test('messages written while the service is down are sent once it is back, none lost, none duplicated', async () => {
    const room = await openConversation();
    const agent = await stage.arrives('the agent', agentEmail, room);
    const staff = await stage.arrives('the staff', staffEmail, room);
    const before = await spoken(staff);
    await says(agent, 'prima');
    await staff.sees('prima');
    for (const person of [agent, staff])
      person.expects(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|WebSocket/);
    await stage.service.kill();
    await agent.sees('Connessione interrotta. Riconnessione in corso…');
    for (const words of ['uno', 'due', 'tre']) await says(agent, words);
    await says(staff, 'quattro');
    expect((await spoken(agent)).slice(-3)).toEqual(['uno', 'due', 'tre']);
    await stage.service.startAgain();
    await staff.sees('tre');
    await agent.sees('quattro');
    for (const person of [agent, staff]) {
      await person.seesNoMore('Connessione interrotta. Riconnessione in corso…');
      expect((await spoken(person)).slice(before.length).sort()).toEqual([
        'due',
        'prima',
        'quattro',
        'tre',
        'uno',
      ]);
    }
    expect(await spoken(agent)).toEqual(await spoken(staff));
    expect((await spoken(staff)).filter((words) => ['uno', 'due', 'tre'].includes(words))).toEqual([
      'uno',
      'due',
      'tre',
    ]);
  });

  test('without network a notice appears at once; messages written meanwhile are sent on reconnection', async () => {
    const room = await openConversation();
    const agent = await stage.arrives('the agent', agentEmail, room);
    const staff = await stage.arrives('the staff', staffEmail, room);
    await agent.context.setOffline(true);
    await agent.sees('Connessione interrotta. Riconnessione in corso…');
    await says(agent, 'scritto in galleria');
    await agent.context.setOffline(false);
    await agent.seesNoMore('Connessione interrotta. Riconnessione in corso…');
    await staff.sees('scritto in galleria');
    await says(staff, 'ricevuto');
    await agent.sees('ricevuto');
    expect((await spoken(agent)).slice(-2)).toEqual(['scritto in galleria', 'ricevuto']);
  });

  test('a socket that cannot be opened is named, screens are refetched meanwhile, and its address has no token', async () => {
    const staff = await stage.person('the staff');
    await staff.page.addInitScript(() => {
      const Real = window.WebSocket;
      window.WebSocket = class extends Real {
        constructor(address: string | URL, protocols?: string | string[]) {
          const isPassed = Object.hasOwn(window, 'isPassed');
          super(isPassed ? address : String(address).replace('/socket/', '/blocked/'), protocols);
        }
      };
    });
    staff.expects(/WebSocket connection to .*\/blocked\//);
    await staff.startsAt('/', staffEmail);
    await staff.sees('Aggiornamenti in tempo reale non disponibili. La pagina si aggiorna ogni 30 secondi.');
    const refetched = staff.page.waitForRequest(/\/api\//);
    await staff.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await refetched;

    const opened = staff.page.waitForEvent('websocket', (socket) =>
      socket.url().includes('/socket/websocket'),
    );
    await staff.page.evaluate(() => Object.assign(window, { isPassed: true }));
    expect((await opened).url()).not.toContain('token');
    await staff.seesNoMore(
      'Aggiornamenti in tempo reale non disponibili. La pagina si aggiorna ogni 30 secondi.',
    );
  });

  test('a recently open room keeps receiving messages: they are shown at once on return, unread until then', async () => {
    const room = await openConversation();
    const agent = await stage.arrives('the agent', agentEmail, room);
    const staff = await stage.arrives('the staff', staffEmail, room);
    await messageField(agent).waitFor();
    await agent.opens('/negotiationRoom');
    await says(staff, 'detto mentre eri altrove');
    const row = agent.page.getByRole('link', { name: /detto mentre eri altrove.*1/ });
    await row.waitFor();
    await staff.sees('Inviato');
    agent.expects(/ERR_INTERNET_DISCONNECTED/);
    await agent.context.setOffline(true);
    await agent.sees('Connessione interrotta. Riconnessione in corso…');
    await row.click();
    await agent.page.getByRole('article').filter({ hasText: 'detto mentre eri altrove' }).waitFor();
    await agent.page.getByText('Nuovi messaggi').waitFor();
    await agent.context.setOffline(false);
    await agent.seesNoMore('Connessione interrotta. Riconnessione in corso…');
    await staff.page
      .getByRole('article')
      .filter({ hasText: 'detto mentre eri altrove' })
      .getByText(/^Letto da/)
      .waitFor({ state: 'attached' });
  });

  test('an unsent text is still there after a reload and is shown in the list of conversations', async () => {
    const room = await openConversation();
    const agent = await stage.arrives('the agent', agentEmail, room);
    await messageField(agent).fill('una frase a metà');
    await agent.page.reload();
    await agent.settled();
    expect(await messageField(agent).inputValue()).toBe('una frase a metà');
    await agent.opens('/negotiationRoom');
    await agent.sees('Bozza: una frase a metà');
    await agent.page.reload();
    await agent.sees('Bozza: una frase a metà');
  });
});
