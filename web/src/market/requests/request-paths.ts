import { paths } from '../../platform/paths.ts';

export function requestPath(requestId: number): string {
  return `${paths.requests}/${requestId}`;
}

export function editRequestPath(requestId: number): string {
  return `${paths.request}?id=${requestId}`;
}

/** Going on with an unfinished request. */
export function draftPath(draftId: number): string {
  return `${paths.request}?draft=${draftId}`;
}

export function candidatesPath(requestId: number): string {
  return `${paths.requestsCandidates}?request=${requestId}`;
}
