/** A variable by its name, in quotes or not, and all that are taken out of the environment at once. */
const NAMED =
  /\bprocess\.env(?:\?)?(?:\.|\.?\[\s*['"`])(?<name>\w+)|\{(?<names>[^{}]*)\}\s*=\s*process\.env\b/g

/**
 * The variables of the environment that some code names, with their values, as text that differs when one of them does. What
 * code reads without naming it, such as all variables at once, is not seen.
 */
export function environmentOf(code: string): string {
  const names = [...code.matchAll(NAMED)].flatMap(
    ({ groups }) => groups?.['name'] ?? groups?.['names']?.match(/\w+/g) ?? [],
  )
  return JSON.stringify([...new Set(names)].toSorted().map((name) => [name, process.env[name] ?? null]))
}
