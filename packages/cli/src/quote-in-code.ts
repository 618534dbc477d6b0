/** A text as a string of JavaScript in single quotes, which nothing in it ends. */
export function quoteInCode(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
  return `'${inner.replaceAll("'", String.raw`\'`)}'`
}
