export interface ChatEvents {
  /** A conversation began; its members' screens list it. */
  'conversation.opened': { conversationId: number };
  /** People came or went: `joined` and `left` are account ids. */
  'conversation.membersChanged': { conversationId: number; joined: number[]; left: number[] };
  /** The platform said something in a conversation. */
  'conversation.notePosted': { conversationId: number; messageId: number };
}
