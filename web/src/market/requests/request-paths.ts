import { paths } from '../../platform/paths.ts';

export function requestPath(requestId: number): string {
  return `${paths.requests}/${requestId}`;
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
