export interface ChatEvents {
  /** A conversation was created. */
  'conversation.opened': { conversationId: number };
  /** Members joined or left; account ids. */
  'conversation.membersChanged': { conversationId: number; joined: number[]; left: number[] };
  /** The name of a conversation, its mediator, or one member's settings (`onlyFor`) changed. */
  'conversation.changed': { conversationId: number; onlyFor: number | null };
  /** The platform posted a system message. */
  'conversation.notePosted': { conversationId: number; messageId: number };
  /** A message was edited or deleted. */
  'conversation.messageChanged': { conversationId: number; messageId: number };
  /** A message mentions these members. */
  'conversation.mentioned': { conversationId: number; messageId: number; mentioned: number[] };
  /** An absent member has had unread messages for some minutes. */
  'conversation.unreadWaits': { conversationId: number; accountId: number };
  /** A toc toc; `absent`: the members who were not online. */
  'conversation.knocked': { conversationId: number; messageId: number; fromId: number; absent: number[] };
  /** A mediator was called, joined or is no longer needed; for staff's queue. */
  'mediation.called': { mediationId: number; conversationId: number; calledBy: number };
  'mediation.joined': { mediationId: number; conversationId: number };
  'mediation.ended': { mediationId: number; conversationId: number };
}
