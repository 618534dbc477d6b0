const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([^]*?)(\r?\n---[ \t]*(?:\r?\n|$))/

/** The text of a Markdown file with more aliases in its front matter. Those that it has are kept; nothing else changes. */
export function addAliases(text: string, aliases: readonly string[]): string {
  if (aliases.length === 0) return text
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = (list: readonly string[]) => list.map((alias) => `  - ${JSON.stringify(alias)}`).join(end)
  const [whole, open, inner, close] = FRONT_MATTER.exec(text) ?? []
  if (whole === undefined || open === undefined || inner === undefined || close === undefined)
    return `---${end}aliases:${end}${lines(aliases)}${end}---${end}${end}${text}`
  const wanted = aliases.filter((alias) => !inner.includes(JSON.stringify(alias)))
  if (wanted.length === 0) return text
  const block = /^aliases:[ \t]*\r?\n/m
  const list = /^aliases:[ \t]*\[(.*)\][ \t]*$/m
  const changed = block.test(inner)
    ? inner.replace(block, (line) => `${line}${lines(wanted)}${end}`)
    : list.test(inner)
      ? inner.replace(
          list,
          (_line, known: string) =>
            `aliases: [${[known, ...wanted.map((one) => JSON.stringify(one))].filter((one) => one.trim() !== '').join(', ')}]`,
        )
      : `${inner}${end}aliases:${end}${lines(wanted)}`
  return open + changed + close + text.slice(whole.length)
}
