import type { DiagnosticLog, SourceLocation } from '../diagnostic.ts'

/** Reports a blank in a slug: it is allowed, but readers and other sites see "%20" in its place. */
export function reportBlankInSlug(slug: string, place: SourceLocation, log: DiagnosticLog): void {
  if (!slug.includes(' ')) return
  log.add(place.source, {
    code: 'blank-in-slug',
    problem: `The slug "${slug}" has a blank, which is "%20" in the address.`,
    hint: `Write "${slug.replaceAll(/ +/g, '-')}".`,
    at: place.at,
  })
}
