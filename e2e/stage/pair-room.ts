import { conversationType } from '@trattativa/domain/room/conversation-types';
import type { Service } from './service.ts';

/** The address of the conversation of two people; creates it if needed. */
export async function openPairRoom(service: Service, email: string, otherEmail: string): Promise<string> {
  const [one, other] = [await service.tokenOf(email), await service.tokenOf(otherEmail)];
  const accounts = await Promise.all(
    [one, other].map((token) => service.call(token, 'Account/GetMyProfile', {})),
  );
  const { conversationId } = await service.call(one, 'Whatchat/CreateWhatChat', {
    conversation: { type: conversationType.oneToOne },
    users: accounts.map(({ accountId }) => accountId),
  });
  return `/negotiationRoom/${conversationId}`;
}
