import { conversationType } from '@trattativa/domain/room/conversation-types';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';
import { messageField, says } from '../stage/says.ts';

const stage = openStage();

const arrives = (name: string, email: string, path = '/negotiationRoom') => stage.arrives(name, email, path);

const button = (person: Person, name: string | RegExp) => person.page.getByRole('button', { name });

describe('conversations beside the negotiations', () => {
  test('a group is opened with contacts, found by its name, and gets a knock', async () => {
    const agent = await arrives('the agent', 'agent@demo.test');
    await button(agent, 'Nuova conversazione').click();
    const dialog = agent.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Un gruppo' }).check();
    await dialog.getByRole('textbox', { name: 'Nome del gruppo' }).fill('Esterni sinistri');
    await dialog.getByRole('checkbox').first().check();
    await expectAccessible(agent.page);
    await dialog.getByRole('button', { name: 'Crea il gruppo' }).click();
    await agent.sees(/ha creato il gruppo «Esterni sinistri»/);
    await button(agent, 'Toc toc: avvisa chi non è in linea').click();
    await button(agent, /^Toc toc: di nuovo dalle/).waitFor();
    await agent.page.getByRole('searchbox', { name: 'Cerca per nome' }).fill('sinistri');
    await agent.page.getByRole('link', { name: /Esterni sinistri/ }).waitFor();
    await agent.page.getByRole('combobox', { name: 'Quali conversazioni' }).selectOption('negotiations');
    await agent.sees('Nessuna conversazione trovata');
    await expectAccessible(agent.page);
  });

  test('a mediator is called, visibly joins, and sees earlier messages once both sides agree', async () => {
    const token = await stage.service.tokenOf('agent@demo.test');
    const { items } = await stage.service.call(token, 'Whatchat/GetNegotiationsOngoing', {
      startDate: new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10),
      endDate: new Date().toISOString().slice(0, 10),
    });
    const clubToken = await stage.service.tokenOf('club@demo.test');
    const { accountId } = await stage.service.call(clubToken, 'Account/GetMyProfile', {});
    const deal = items.find(({ users }) => users.some(({ id }) => id === accountId));
    if (!deal) throw new Error('no negotiation with the club in its room');
    const path = `/negotiationRoom/${deal.conversationId}`;
    const agent = await arrives('the agent', 'agent@demo.test', path);
    const club = await arrives('the club', 'club@demo.test', path);
    await messageField(agent).waitFor();
    await button(agent, 'Dettagli della conversazione').click();
    await button(agent, 'Chiama un mediatore').click();
    await agent.page.getByRole('dialog').getByText('Un mediatore è stato chiamato').waitFor();
    await expectAccessible(agent.page);
    await agent.page.keyboard.press('Escape');
    await club.page.getByRole('region', { name: 'Mediatore' }).waitFor();

    const staff = await arrives('the staff', 'staff@demo.test');
    await button(staff, /chiamat. al mediatore$/).click();
    await staff.page.getByRole('listitem').filter({ hasText: deal.player }).getByRole('button').click();
    await staff.sees(/vede solo ciò che si scrive da quando partecipa/);
    await button(staff, 'Chiedi di mostrare i messaggi precedenti').click();
    await button(agent, 'Sì, mostrali').click();
    await button(club, 'Sì, mostrali').click();
    await staff.sees(/la vede tutta: entrambe le parti hanno acconsentito/);
    await expectAccessible(staff.page);
  });

  test('a member removed from a group while offline keeps their unsent text', async () => {
    const { service } = stage;
    const agentToken = await service.tokenOf('agent@demo.test');
    const clubToken = await service.tokenOf('club@demo.test');
    const { accountId } = await service.call(clubToken, 'Account/GetMyProfile', {});
    const { conversationId } = await service.call(agentToken, 'Whatchat/CreateWhatChat', {
      conversation: { type: conversationType.group, name: 'Amichevoli di agosto' },
      users: [accountId],
    });
    const club = await arrives('the club', 'club@demo.test', `/negotiationRoom/${conversationId}`);
    await messageField(club).waitFor();
    await club.context.setOffline(true);
    await club.sees('In attesa della connessione: i messaggi partiranno da soli.');
    await says(club, 'Portiamo diciotto giocatori');
    await service.call(agentToken, 'Whatchat/RemoveConversationMember', {
      conversationId,
      userId: accountId,
    });
    await club.context.setOffline(false);
    await club.sees('Conversazione non disponibile');
    const unsent = club.page.getByRole('article').filter({ hasText: 'Portiamo diciotto giocatori' });
    await unsent.waitFor();
    await expectAccessible(club.page);
    await club.presses('Elimina', unsent);
    await unsent.waitFor({ state: 'hidden' });
  });

  test('leaving a conversation deletes its draft from the device', async () => {
    const { service } = stage;
    const agentToken = await service.tokenOf('agent@demo.test');
    const clubToken = await service.tokenOf('club@demo.test');
    const { accountId } = await service.call(clubToken, 'Account/GetMyProfile', {});
    const { conversationId } = await service.call(agentToken, 'Whatchat/CreateWhatChat', {
      conversation: { type: conversationType.group, name: 'Ritiro di luglio' },
      users: [accountId],
    });
    const club = await arrives('the club', 'club@demo.test', `/negotiationRoom/${conversationId}`);
    await messageField(club).fill('non inviato');
    await service.call(clubToken, 'Whatchat/LeaveConversation', { conversationId });
    await club.sees('Conversazione non disponibile');
    await service.call(agentToken, 'Whatchat/AddConversationMembers', { conversationId, users: [accountId] });
    await club.opens('/negotiationRoom');
    await club.follows(/Ritiro di luglio/);
    await messageField(club).waitFor();
    await club.page.reload();
    await club.settled();
    expect(await messageField(club).inputValue()).toBe('');
  });

  test('a guest is invited to log in or to register with a club account', async () => {
    const guest = await stage.person('a guest');
    await guest.opens('/negotiationRoom');
    await guest.sees('Per scrivere in chat, accedi o registrati con un account del club.');
    await expectAccessible(guest.page);
  });
});
