import type { Channel } from 'phoenix';

/** A refused push: `reason` of the service, or `timeout`. */
export class PushRefused extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Pushes an event and resolves with the reply. Rejects with PushRefused. */
export function askChannel<Reply>(channel: Channel, event: string, payload: object): Promise<Reply> {
  return new Promise((resolve, reject) => {
    channel
      .push(event, payload)
      .receive('ok', resolve)
      .receive('error', ({ reason }: { reason: string }) => reject(new PushRefused(reason)))
      .receive('timeout', () => reject(new PushRefused('timeout')));
  });
}
