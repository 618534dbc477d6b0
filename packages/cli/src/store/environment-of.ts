/** A variable by its name, in quotes or not, and all that are taken out of the environment at once. */
const NAMED =
  /\bprocess\.env(?:\?)?(?:\.|\.?\[\s*['"`])(?<name>\w+)|\{(?<names>[^{}]*)\}\s*=\s*process\.env\b/g

/** The variables of the environment that some code names, with their values, as text: code that reads others gives others. */
export function environmentOf(code: string): string {
  const names = [...code.matchAll(NAMED)].flatMap(
    ({ groups }) => groups?.['name'] ?? groups?.['names']?.match(/\w+/g) ?? [],
  )
  return JSON.stringify([...new Set(names)].toSorted().map((name) => [name, process.env[name] ?? null]))
}
