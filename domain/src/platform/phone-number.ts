/** A telephone number as people write it: six to eighteen digits, with the country's prefix, and what parts them. */
export const phonePattern = /^\+?\(?\d(?:[ ./()-]*\d){5,17}$/;
