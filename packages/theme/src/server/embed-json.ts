/**
 * Writes a value as JSON that is safe inside a `<script>` element: nothing in it can end the element or open a comment.
 */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
