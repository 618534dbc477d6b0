import type { ReleasedVersion } from '../version/release-version.ts'

/** The files that a release wrote, and the current addresses of all versions of the docs. */
export function formatRelease(name: string, { written, addresses }: ReleasedVersion): string {
  const places = written.map(({ place, files }) =>
    files === null ? `  ${place}` : `  ${place} (${files === 1 ? '1 file' : `${files} files`})`,
  )
  const where = addresses.map((version) => `${version.name} is at ${version.href}`).join(', ')
  return [
    `Released version ${name} of the docs:`,
    ...places,
    ...(where === '' ? [] : ['', `${where}.`]),
  ].join('\n')
}
