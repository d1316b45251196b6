/**
 * An address of the chat service: on the host named by the page (`<meta name="chat-url">`, written by the server if the
 * chat runs separately), else on the page's own host. `scheme` "ws" is for the socket.
 */
export function chatAddress(path: `/${string}`, scheme: 'http' | 'ws' = 'http'): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="chat-url"]')?.content ?? '';
  return (scheme === 'ws' ? named.replace(/^http/, 'ws') : named) + path;
}
