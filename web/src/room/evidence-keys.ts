/** Cache keys and live rules of evidence for other modules. */
export { chatEvidenceKeys } from './evidence/chat-evidence.live.ts';
