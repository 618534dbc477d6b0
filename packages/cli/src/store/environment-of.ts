/** A variable by its name, in quotes or not, or several destructured from the environment. */
const NAMED =
  /\bprocess\.env(?:\?)?(?:\.|\.?\[\s*['"`])(?<name>\w+)|\{(?<names>[^{}]*)\}\s*=\s*process\.env\b/g

/**
 * The names and values of the environment variables that some code refers to, as one string. Code that reads all
 * variables at once is not detected.
 */
export function environmentOf(code: string): string {
  const names = [...code.matchAll(NAMED)].flatMap(
    ({ groups }) => groups?.['name'] ?? groups?.['names']?.match(/\w+/g) ?? [],
  )
  return JSON.stringify([...new Set(names)].toSorted().map((name) => [name, process.env[name] ?? null]))
}
