/** Characters of the reason of a call for a mediator. */
export const maxMediationReasonLength = 500;

/** Characters of the text that messages are searched for. */
export const minMessageSearchLength = 2;
export const maxMessageSearchLength = 100;

/** Characters of the note with which staff decide on a request for money. */
export const minTicketNoteLength = 3;
