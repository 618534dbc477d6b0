import type { BuildResult } from '../site-build/build-result.ts'

/** The summary of a published build. */
export function formatBuildSummary(result: BuildResult, seconds: number): string {
  const { documentCount, documentsKept, pageCount, rebuilt, fileCount, sizes, pruned, out } = result
  const { policyAdditions: additions, unconvertedPictures: pictures } = result
  return [
    `${documentCount} documents (${documentCount - documentsKept} compiled), ${pageCount} pages (${rebuilt.length} rendered)`,
    Object.entries(sizes)
      .filter(([, bytes]) => bytes > 0)
      .map(([kind, bytes]) => `${kind} ${formatBytes(bytes)}`)
      .join(', '),
    ...(pruned.entries === 0
      ? []
      : [`Removed ${pruned.entries} unused store entries, ${formatBytes(pruned.bytes)}`]),
    ...(pictures === 0
      ? []
      : [`Pictures published as they are: ${pictures}. "npm install --save-dev sharp" makes them smaller.`]),
    ...(additions.length === 0 ? [] : ['The content security policy also allows:']),
    ...additions.map(({ directive, sources }) => `  ${directive} ${sources.join(' ')}`),
    `${fileCount} files in ${seconds.toFixed(1)} s: ${out}`,
  ].join('\n')
}

/** `1.2 MB`, in powers of a thousand. */
function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
