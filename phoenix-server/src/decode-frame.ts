/** Version of the wire format: 1 = objects (vsn 1.0.x), 2 = arrays of five (vsn 2.0.x). */
export type Version = 1 | 2;

/** An inbound frame. `payload` is null when it is not a JSON object (also for binary pushes, which no handler takes). */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown> | null;
}

/** The close code for an unreadable frame: 1007 not JSON, 1003 not a frame of this protocol. */
export type Unreadable = 1003 | 1007;

/** Longest topic, event or reference, in UTF-16 units; the binary format has the same bound in bytes. */
const MAX_FIELD = 255;
const BINARY_PUSH = 0;

/** Reads a text or binary frame; returns a close code when it is malformed. */
export function decodeFrame(data: Buffer, isBinary: boolean, version: Version): Frame | Unreadable {
  if (isBinary) return version === 2 ? decodeBinaryPush(data) : 1003;
  let value: unknown;
  try {
    value = JSON.parse(data.toString());
  } catch {
    return 1007;
  }
  if (version === 2) {
    if (!Array.isArray(value) || value.length !== 5) return 1003;
    return checked(value[0], value[1], value[2], value[3], value[4]);
  }
  if (!isObject(value)) return 1003;
  return checked(value.join_ref ?? null, value.ref ?? null, value.topic, value.event, value.payload);
}

function checked(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
  payload: unknown,
): Frame | Unreadable {
  if (!isRef(joinRef) || !isRef(ref) || !isName(topic) || !isName(event)) return 1003;
  return { joinRef, ref, topic, event, payload: toPayload(payload) };
}

/** A missing payload counts as empty: old clients omit it. */
function toPayload(value: unknown): Record<string, unknown> | null {
  if (value === null || value === undefined) return {};
  return isObject(value) ? value : null;
}

/** Kind, four one-byte lengths (join_ref, ref, topic, event), the four strings, then the data. An empty reference is null. */
function decodeBinaryPush(data: Buffer): Frame | Unreadable {
  if (data.length < 5 || data[0] !== BINARY_PUSH) return 1003;
  const fields: string[] = [];
  let offset = 5;
  for (const length of data.subarray(1, 5)) {
    if (offset + length > data.length) return 1003;
    fields.push(data.toString('utf8', offset, offset + length));
    offset += length;
  }
  const [joinRef, ref, topic, event] = fields as [string, string, string, string];
  if (!isName(topic) || !isName(event)) return 1003;
  return { joinRef: joinRef || null, ref: ref || null, topic, event, payload: null };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRef(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && value.length <= MAX_FIELD);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_FIELD;
}
