import { paths } from '../../platform/paths.ts';

export function requestPath(requestId: number): string {
  return `${paths.requests}/${requestId}`;
}

/** The form of an application to a request. */
export function applyPath(requestId: number): string {
  return `${requestPath(requestId)}/apply`;
}

/** The form of a club's proposal that answers a request. */
export function answerPath(requestId: number): string {
  return `${paths.negotiation}?request=${requestId}`;
}

export function editRequestPath(requestId: number): string {
  return `${paths.request}?id=${requestId}`;
}

/** The form of a draft. */
export function draftPath(draftId: number): string {
  return `${paths.request}?draft=${draftId}`;
}

export function candidatesPath(requestId: number): string {
  return `${paths.requestsCandidates}?request=${requestId}`;
}
