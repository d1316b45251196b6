/** Characters of the reason of a call for a mediator. */
export const longestMediationReason = 500;

/** Characters of the text that messages are searched for. */
export const shortestMessageSearch = 2;
export const longestMessageSearch = 100;

/** Characters of the note with which staff decide on a request for money. */
export const shortestTicketNote = 3;
