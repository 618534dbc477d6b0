/** The part of `navigator.connection` that limits prefetching; browsers may leave out any of it. */
interface ConnectionHints {
  readonly effectiveType?: unknown
  readonly saveData?: unknown
}

/** Whether the reader saves data or is on 2g: then nothing is prefetched. */
export function isSlowConnection(navigator: object = window.navigator): boolean {
  const connection =
    'connection' in navigator ? (navigator.connection as ConnectionHints | null | undefined) : null
  if (!connection) return false
  return connection.saveData === true || String(connection.effectiveType ?? '').includes('2g')
}
