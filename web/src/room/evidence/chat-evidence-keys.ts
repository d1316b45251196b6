export const chatEvidenceKeys = {
  search: (text: string, conversationId: number | null) => ['chat-search', text, conversationId],
  tickets: ['money-tickets'],
} as const;
