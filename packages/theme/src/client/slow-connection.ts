/** The part of `navigator.connection` that says how much we may fetch unasked; browsers leave out what they like. */
interface ConnectionHints {
  readonly effectiveType?: unknown
  readonly saveData?: unknown
}

/** Tells whether the reader saves data or is on 2g: then nothing is fetched that was not asked for. */
export function isSlowConnection(navigator: object = window.navigator): boolean {
  const connection =
    'connection' in navigator ? (navigator.connection as ConnectionHints | null | undefined) : null
  if (!connection) return false
  return connection.saveData === true || String(connection.effectiveType ?? '').includes('2g')
}
