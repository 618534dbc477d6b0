/** Thrown where a text holds something that only the whole grammar knows. */
export class NotPlain extends Error {}

/** What `read` gives, or null where it comes upon what is not plain. */
export function ifPlain<Result>(read: () => Result): Result | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof NotPlain) return null
    throw error
  }
}
