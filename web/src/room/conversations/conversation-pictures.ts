import type { Conversation, ConversationUser } from '@trattativa/contract/room/chat/chat';
import type { AvatarPictureKind } from '../../ui/text/avatar-picture.tsx';

/** What an avatar is drawn from. */
export interface Pictured {
  name: string;
  url: string | null;
  kind: AvatarPictureKind;
}

/** The face of a person; without one, the crest of the club for which they write. */
export function pictureOfUser({ username, image_url: url, club }: ConversationUser): Pictured {
  if (url === null && club !== null) return { name: club.name, url: club.image_url, kind: 'club' };
  return { name: username, url, kind: 'person' };
}

/**
 * The picture of a conversation, and a smaller one at its corner. A deal shows the player or coach, with the crest of the
 * club that is not the reader's own; a talk between two the other person; a group its first two other people.
 */
export function conversationPictures(
  conversation: Conversation,
  userId: number,
): { main: Pictured; corner: Pictured | null } {
  const { deal, users } = conversation;
  if (deal) {
    const own = users.find(({ id }) => id === userId)?.club?.name;
    const club = deal.clubs.find(({ name }) => name !== own) ?? deal.clubs[0];
    return {
      main: { name: deal.person.name, url: deal.person.image_url, kind: deal.person.kind },
      corner: club ? { name: club.name, url: club.image_url, kind: 'club' } : null,
    };
  }
  const [first, second] = users.filter(({ id, role }) => id !== userId && role !== 'mediator');
  if (!first) {
    return {
      main: { name: conversation.name, url: null, kind: 'person' },
      corner: null,
    };
  }
  return { main: pictureOfUser(first), corner: second ? pictureOfUser(second) : null };
}
