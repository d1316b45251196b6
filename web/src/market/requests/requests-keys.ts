/** Cache keys of requests. */
export const requestsKeys = {
  list: ['requests', 'list'],
  one: ['requests', 'one'],
  drafts: ['requests', 'drafts'],
  draft: ['requests', 'draft'],
  preview: ['requests', 'preview'],
  agents: ['requests', 'agents'],
  picker: ['requests', 'picker'],
} as const;
