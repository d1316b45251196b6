/** What the cache calls the answers about requests. */
export const requestsKeys = {
  list: ['requests', 'list'],
  one: ['requests', 'one'],
  drafts: ['requests', 'drafts'],
  draft: ['requests', 'draft'],
  preview: ['requests', 'preview'],
  picker: ['requests', 'picker'],
} as const;
