/** Thrown where a text holds something that only the whole grammar knows. */
export class NotPlain extends Error {}
