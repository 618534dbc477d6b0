import type { DiagnosticLog, SourceLocation } from '../content-error.ts'

/** Reports a blank in a slug: it is allowed, but readers and other sites see "%20" in its place. */
export function reportBlankInSlug(slug: string, { source, at }: SourceLocation, log: DiagnosticLog): void {
  if (!slug.includes(' ')) return
  log.add(source, {
    code: 'blank-in-slug',
    problem: `The slug "${slug}" has a blank, which is "%20" in the address.`,
    hint: `Write "${slug.replaceAll(/ +/g, '-')}".`,
    at,
  })
}
