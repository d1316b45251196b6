import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect, ok } from '../../server/test/factories/chat.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { openPairRoom } from '../stage/pair-room.ts';
import type { Person } from '../stage/person.ts';
import { messageField, says } from '../stage/says.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';
const staffEmail = 'staff@demo.test';
let dealRoom: string;
let pairRoom: string;

/** A player of the agent with an offer of the club in their negotiation. */
beforeAll(async () => {
  const { service } = stage;
  const club = await service.tokenOf(clubEmail);
  const { playerId, negotiationId } = await makeViewedDeal(service, 'Serravalle');
  await service.call(club, 'Offer/CreateOffer', {
    playerId,
    negotiationId,
    monthlySalary: 1800,
    level: 3,
    country: 'IT',
    city: 'Padova',
    season: 2026,
    months: 10,
  });
  const { conversationId } = await service.call(club, 'Whatchat/JoinNegotiationRoom', { negotiationId });
  dealRoom = `/negotiationRoom/${conversationId}`;
  pairRoom = await openPairRoom(service, agentEmail, staffEmail);
});

/** Sends this many messages over several connections: each may send 60 in ten seconds. */
async function fill(email: string, conversationId: string, lines: number): Promise<ChatMessage[]> {
  const token = await stage.service.tokenOf(email);
  const said: ChatMessage[] = [];
  while (said.length < lines) {
    const socket = connect(`${stage.service.address.replace('http', 'ws')}/socket`, token);
    const channel = socket.channel(`conversation:${conversationId}`);
    await ok(channel.join());
    for (let left = 50; left > 0 && said.length < lines; left -= 1) {
      const line = `riga ${said.length + 1}`;
      const payload = { content: line, client_id: line };
      said.push((await ok<{ message: ChatMessage }>(channel.push('send_message', payload))).message);
    }
    socket.disconnect();
  }
  return said;
}

/** Cuts and restores the person's chat connection without console errors. */
async function cuttable(person: Person): Promise<{ cut(): void; restore(): void }> {
  let isCut = false;
  const open = new Set<() => void>();
  await person.page.routeWebSocket(/\/socket\/websocket/, (socket) => {
    if (isCut) return void socket.close({ code: 1001 });
    const close = () => void socket.close({ code: 1001 });
    open.add(close);
    const service = socket.connectToServer();
    socket.onClose(() => {
      open.delete(close);
      void service.close();
    });
  });
  return {
    cut() {
      isCut = true;
      for (const close of [...open]) close();
    },
    restore() {
      isCut = false;
    },
  };
}

describe('working in the room', () => {
  test('an offer is countered on a phone and accepted on a desktop without leaving the conversation', async () => {
    const club = await stage.arrives('the club', clubEmail, dealRoom);
    const panel = club.page.getByRole('complementary', { name: 'La trattativa' });
    await club.sees('L’offerta è partita', panel);
    // Not earlier: an open panel counts as viewing the offer.
    const agent = await stage.arrives('the agent', agentEmail, dealRoom);
    await expectAccessible(club.page);

    await agent.page.setViewportSize({ width: 390, height: 844 });
    const toggle = agent.page.getByRole('button', { name: 'Mostra la trattativa' });
    const drawer = agent.page.getByRole('dialog', { name: 'La trattativa' });
    await toggle.click();
    await agent.sees('Tocca a te: rispondi all’offerta', drawer);
    await expectAccessible(agent.page);
    await agent.page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
    await toggle.click();
    await drawer.waitFor();
    await agent.page.goBack();
    await drawer.waitFor({ state: 'hidden' });
    await expectAccessible(agent.page);
    await toggle.click();
    await agent.presses('Controproposta', drawer);
    const counter = agent.page.getByRole('dialog', { name: 'Nuove condizioni' });
    await agent.fills('Stipendio mensile', '2400', counter);
    await agent.presses('Invia le nuove condizioni', counter);
    await counter.waitFor({ state: 'hidden' });

    await club.sees('Tocca a te: guarda le nuove condizioni', panel);
    await club.sees('€ 2.400', panel);
    await club.presses('Accetta', panel);
    await club.presses('Accetta', club.page.getByRole('dialog'));
    await club.sees('Offerta accettata', panel);
    await agent.sees('Offerta accettata', drawer);
    for (const words of [
      /ha creato una nuova offerta per Tullio Serravalle/,
      'L’offerta per Tullio Serravalle è stata visualizzata',
      /Le condizioni dell’offerta per Tullio Serravalle sono cambiate/,
      'L’offerta per Tullio Serravalle è stata accettata',
    ]) {
      await club.sees(words, club.page.getByRole('region', { name: 'Messaggi' }));
    }
  });

  test('on a phone the back button closes overlays of the conversation or the list and works normally otherwise', async () => {
    const agent = await stage.arrives('the agent', agentEmail, dealRoom);
    await agent.page.setViewportSize({ width: 390, height: 844 });
    const dialog = agent.page.getByRole('dialog');
    const details = agent.page.getByRole('button', { name: 'Dettagli della conversazione' });
    await details.click();
    await dialog.waitFor();
    await agent.page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(await details.evaluate((button) => button === document.activeElement)).toBe(true);

    await agent.page.getByRole('link', { name: 'Torna alle conversazioni' }).click();
    await agent.page.getByRole('button', { name: 'Nuova conversazione' }).click();
    await dialog.waitFor();
    // Two steps at once, from the dialog to the previously open conversation.
    await agent.page.evaluate(() => history.go(-2));
    await dialog.waitFor({ state: 'detached' });
    await messageField(agent).click();
    await messageField(agent).fill('Di nuovo qui');
    expect(await messageField(agent).inputValue()).toBe('Di nuovo qui');
    await messageField(agent).fill('');
  });

  test('messages written offline survive a reload and are sent once by two tabs; a refused one can be taken back', async () => {
    const staff = await stage.arrives('the staff', staffEmail, '/notifications');
    await staff.page.evaluate(() => {
      localStorage.setItem('sounds', 'on');
      HTMLAudioElement.prototype.play = () => {
        document.title = `♪ ${document.title}`;
        return Promise.resolve();
      };
    });
    const agent = await stage.person('the agent');
    const connection = await cuttable(agent);
    await agent.startsAt(pairRoom, agentEmail);
    await messageField(agent).waitFor();
    connection.cut();
    await agent.sees('In attesa della connessione: i messaggi partiranno da soli.');
    for (const words of ['scritto uno', 'scritto due', 'da buttare']) await says(agent, words);
    const unwanted = agent.page.getByRole('article').filter({ hasText: 'da buttare' });
    await agent.presses('Elimina', unwanted);
    await unwanted.waitFor({ state: 'hidden' });
    await agent.page.reload();
    const tab = await agent.context.newPage();
    await tab.goto(agent.page.url());
    connection.restore();
    const said = (page: typeof tab) =>
      page
        .getByRole('article')
        .filter({ hasText: /scritto (uno|due)|da buttare/ })
        .evaluateAll((bubbles) =>
          bubbles.map((bubble) => bubble.querySelector('p[class*="text"]')?.textContent),
        );
    for (const page of [agent.page, tab]) {
      await page.getByRole('article').filter({ hasText: 'scritto due' }).getByText('Inviato').waitFor();
      expect(await said(page)).toEqual(['scritto uno', 'scritto due']);
    }
    await staff.page.waitForFunction(() => document.title.includes('♪'));
    await staff.opens(pairRoom);
    await staff.sees('scritto due');
    expect(await said(staff.page)).toEqual(['scritto uno', 'scritto due']);

    await says(agent, 'non si può \u0000 inviare');
    const refused = agent.page.getByRole('article').filter({ hasText: 'non si può' });
    await agent.sees(/Non inviato/, refused);
    await expectAccessible(agent.page);
    // A retry could not succeed: the text goes back into the field.
    await agent.presses('Modifica', refused);
    await refused.waitFor({ state: 'hidden' });
    expect(await messageField(agent).inputValue()).toContain('non si può');
    await messageField(agent).fill('');
    await tab.close();
  });

  test('the address of an old message opens the conversation at it, with scrolling to the beginning and back to the latest', async () => {
    const room = await openPairRoom(stage.service, clubEmail, staffEmail);
    const said = await fill(staffEmail, room.split('/').at(-1) as string, 140);
    const club = await stage.arrives('the club', clubEmail, `${room}?message=${said[59]?.id}`);
    const history = club.page.getByRole('region', { name: 'Messaggi' });
    const line = (number: number) => history.getByText(`riga ${number}`, { exact: true });
    await line(60).waitFor();
    expect(await line(140).count()).toBe(0);
    await expectAccessible(club.page);
    // Loading older messages does not move the visible ones.
    const placeOf60 = () => line(60).evaluate((words) => words.getBoundingClientRect().top);
    const before = await placeOf60();
    await club.settled();
    expect(Math.abs((await placeOf60()) - before)).toBeLessThanOrEqual(1);
    await history.focus();
    await expect
      .poll(
        async () => {
          await club.page.keyboard.press('Home');
          return club.page.getByText('Qui inizia la conversazione.').isVisible();
        },
        { timeout: 15_000 },
      )
      .toBe(true);
    await line(1).waitFor();
    await club.presses('Vai all’ultimo messaggio');
    await line(140).waitFor();
  });
});
