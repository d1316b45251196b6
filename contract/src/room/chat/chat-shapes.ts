import { conversationTypes } from '@trattativa/domain/room/conversation-types';
import { z } from 'zod';
import { instant, oneOf } from '../../fields.ts';

/**
 * The shapes of the chat service, for REST and socket: snake case, as in the spec (§3, "Chat entities"). Ids are numbers, times ISO 8601 in UTC.
 */

const id = z.number().int();
const count = z.number().int().min(0);

export const chatUser = z.object({ id, username: z.string() });

/** A person or club and its picture; null: none was given. */
const pictured = z.object({ name: z.string(), image_url: z.string().nullable() });

export const conversationUser = chatUser.extend({
  /** Picture of the person, not of their club; null: none was given. */
  image_url: z.string().nullable(),
  /** The club whose member writes. */
  club: pictured.nullable(),
  /** A member is a party · the owner of a group keeps its name and people · a mediator, of the staff, was called in. */
  role: z.enum(['member', 'owner', 'mediator']),
  /** Member of the platform's staff. */
  is_staff: z.boolean(),
  /** When they were last online; null: unknown or hidden. */
  last_seen_at: instant.nullable(),
  /** How far this person has read; null: nothing yet. */
  read_at: instant.nullable(),
  last_read_message_id: count,
});

/** The event and its parameters; the reader's client translates them (`chat:system.<event>`). */
export const systemNote = z.object({
  event: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A file that a message carries. */
export const chatAttachment = z.object({
  id: z.string(),
  name: z.string(),
  /** Bytes. */
  size: count,
  /** The content type, detected from the content. */
  mime: z.string(),
  /** Where its bytes are, for who may see the message. */
  url: z.string(),
});

/** `knock`: a toc toc; its text is in the reader's language. */
const messageKind = z.enum(['text', 'system', 'file', 'knock']);

/** The quoted message of an answer, in its current state. */
export const quote = z.object({
  id,
  seq: id,
  from_id: id.nullable(),
  kind: messageKind,
  /** The beginning of it; empty once it is deleted. */
  content: z.string(),
  meta: systemNote.nullable(),
  deleted: z.boolean(),
  /** As in the message. */
  change: count,
});

export const chatMessage = z.object({
  /** Strictly increasing within a conversation: the order of display. */
  id,
  /** Counted from 1 without gaps within a conversation, so that a missing message can be seen. */
  seq: id,
  conversation_id: id,
  /** Null: the platform itself. */
  from_id: id.nullable(),
  content: z.string(),
  inserted_at: instant,
  /** Chosen by the author's client; unique for the author and conversation. */
  client_id: z.string().nullable(),
  kind: messageKind,
  /** Files of a `file` message, one to ten; its text may be empty. */
  attachments: z.array(chatAttachment).optional(),
  meta: systemNote.nullable(),
  /** The message of the same conversation that it answers. */
  reply_to_id: id.nullable(),
  /** Quote of the message that it answers; null also where the reader may not see that message. */
  reply_to: quote.nullable(),
  /** Accounts of the mentioned members. */
  mentions: z.array(id).readonly(),
  edited_at: instant.nullable(),
  /** Deleted by its author: `content` is empty. */
  deleted_at: instant.nullable(),
  /** The number of its latest change among those of the conversation, 0 when there was none: the higher one is newer. */
  change: count,
});

/** A mediation, from the call until the mediator leaves. */
export const mediation = z.object({
  id,
  /** Null: staff joined without a call. */
  called_by: id.nullable(),
  called_at: instant,
  /** The reason given with the call; may be empty. */
  reason: z.string(),
  /** Null: nobody has come yet. */
  mediator_id: id.nullable(),
  /** Whether the mediator may see the messages from before they joined, once both sides have agreed. */
  history: z.enum(['hidden', 'asked', 'shown']),
  asked_by: id.nullable(),
  /** The accounts that agreed for their side. */
  agreed_by: z.array(id),
});

/** What the reader may do in a conversation now; each button on screen depends on one of these. */
export const conversationAbilities = z.object({
  rename: z.boolean(),
  add: z.boolean(),
  /** Anybody but oneself and the mediator. */
  remove: z.boolean(),
  leave: z.boolean(),
  call_mediator: z.boolean(),
  withdraw_call: z.boolean(),
  ask_history: z.boolean(),
  answer_history: z.boolean(),
  knock: z.boolean(),
});

export const conversation = z.object({
  id,
  type: oneOf(conversationTypes),
  is_group: z.boolean(),
  /** Empty for a one-to-one conversation, which is shown with the other person's name. */
  name: z.string(),
  negotiation_id: id.nullable(),
  /** Offer that was made without a negotiation. */
  offer_id: id.nullable(),
  /** Transfer between two clubs. */
  transfer_id: id.nullable(),
  /** Person whom a deal is about, and the clubs that may take or let go; null: no deal is spoken about. */
  deal: z
    .object({
      person: pictured.extend({ kind: z.enum(['player', 'coach']) }),
      clubs: z.array(pictured).readonly(),
    })
    .nullable(),
  /** The version of the name, sent with a change. */
  version: id,
  /** Muted: no sound and no badge for the reader. */
  muted: z.boolean(),
  /** Messages up to this number are hidden from the reader. */
  hidden_up_to_seq: count,
  /** Null: none has been called, or the last one has left. */
  mediation: mediation.nullable(),
  can: conversationAbilities,
  /** When the reader's toc toc may be used again; null: now. */
  knock_again_at: instant.nullable(),
  users: z.array(conversationUser),
  /** Authors who have left, for the names of their messages. */
  former_users: z.array(chatUser),
  /**
   * Oldest first. The last 50; in a list of conversations only the last one beyond the 20 latest, and none in the reply
   * to a join, which carries them beside.
   */
  messages: z.array(chatMessage).readonly(),
  unread_count: count,
  /** Instant of the last message, or of the creation. */
  updated_at: instant,
});
