/** The code in the link of a mail: base64url, 43 characters as it is made today. */
export const mailedCodePattern = /^[A-Za-z0-9_-]{20,100}$/;
