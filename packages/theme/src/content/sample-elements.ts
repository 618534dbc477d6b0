/** Elements of the tree that show requests and responses, which are beside or before the rest of an operation. */
export const SAMPLE_ELEMENTS: ReadonlySet<string> = new Set(['fyr-request', 'fyr-response'])
