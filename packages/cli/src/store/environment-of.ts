/** A variable by its name, in quotes or not, or several destructured from the environment. */
const NAMED =
  /\bprocess\.env(?:\?)?(?:\.|\.?\[\s*['"`])(?<name>\w+)|\{(?<names>[^{}]*)\}\s*=\s*process\.env\b/g

/**
 * The environment variables that some code names, with their values, as a string that changes with them. Code that
 * reads all variables at once is not seen.
 */
export function environmentOf(code: string): string {
  const names = [...code.matchAll(NAMED)].flatMap(
    ({ groups }) => groups?.['name'] ?? groups?.['names']?.match(/\w+/g) ?? [],
  )
  return JSON.stringify([...new Set(names)].toSorted().map((name) => [name, process.env[name] ?? null]))
}
