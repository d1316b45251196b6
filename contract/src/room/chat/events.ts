export interface ChatEvents {
  /** A conversation began; its members' screens list it. */
  'conversation.opened': { conversationId: number };
  /** People came or went: `joined` and `left` are account ids. */
  'conversation.membersChanged': { conversationId: number; joined: number[]; left: number[] };
  /** Its name, its mediator, or how one member has it (`onlyFor`) changed. */
  'conversation.changed': { conversationId: number; onlyFor: number | null };
  /** The platform said something in a conversation. */
  'conversation.notePosted': { conversationId: number; messageId: number };
  /** A message was edited or deleted. */
  'conversation.messageChanged': { conversationId: number; messageId: number };
  /** A message names these members. */
  'conversation.mentioned': { conversationId: number; messageId: number; mentioned: number[] };
  /** Somebody who is away has not read for some minutes what others wrote. */
  'conversation.unreadWaits': { conversationId: number; accountId: number };
  /** A toc toc; `absent`: the members who were not online. */
  'conversation.knocked': { conversationId: number; messageId: number; fromId: number; absent: number[] };
  /** A mediator is called, comes or is needed no more: staff's queue. */
  'mediation.called': { mediationId: number; conversationId: number; calledBy: number };
  'mediation.joined': { mediationId: number; conversationId: number };
  'mediation.ended': { mediationId: number; conversationId: number };
}
