/**
 * An address of the chat service: on the host that the page names (`<meta name="chat-url">`, written by the service when
 * the chat runs apart), else on the page's own. `scheme` "ws" is for the socket.
 */
export function chatAddress(path: `/${string}`, scheme: 'http' | 'ws' = 'http'): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="chat-url"]')?.content ?? '';
  return (scheme === 'ws' ? named.replace(/^http/, 'ws') : named) + path;
}
