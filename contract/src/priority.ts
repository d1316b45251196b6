/**
 * What a call is worth when the service has more than it can answer, first to last. login: opens a session · interactive:
 * somebody looks at the screen that waits for it · bulk: an export, a document, an import.
 */
export const priorities = ['login', 'interactive', 'bulk'] as const;

export type Priority = (typeof priorities)[number];

/** The properties of an endpoint that say how much work its calls are. */
interface Sized {
  readonly priority?: Priority | undefined;
  readonly binary?: unknown;
  readonly maxBodyBytes?: number | undefined;
  readonly upload?: unknown;
}

/** The priority of a call: what it states; else bulk for one that answers a file or takes a table, interactive for others. */
export function priorityOf(endpoint: Sized): Priority {
  const isBulk = endpoint.binary || (endpoint.maxBodyBytes !== undefined && !endpoint.upload);
  return endpoint.priority ?? (isBulk ? 'bulk' : 'interactive');
}
