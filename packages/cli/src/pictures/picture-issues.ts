import { basename } from 'node:path'
import type { SiteConfig, SitePicture } from '@fyr/content-pipeline'
import { quoteLine } from '@fyr/content-pipeline/internal'
import { type SiteDiagnostic, siteDiagnostic, type SiteIssue } from '../site-error.ts'

type Place = Pick<SiteIssue, 'file' | 'line' | 'column' | 'sourceLine' | 'sourceColumn'>

/** Screens with the finest pixels show a picture at most so many times as wide as its widest file. */
const ENLARGED = 2

/** What is wrong with the size of a picture, whether it can be converted or not. */
export function sizeIssues(
  { use, from, bytes, size, firstUse }: SitePicture,
  { widths, maxBytes }: NonNullable<SiteConfig['images']>,
): readonly SiteDiagnostic[] {
  const [name, widest] = [basename(from), (widths.at(-1) ?? size.width) * ENLARGED]
  const issues: SiteDiagnostic[] = []
  const add = (code: 'image-too-large' | 'image-too-wide', problem: string, hint: string): void =>
    void issues.push(siteDiagnostic({ code, severity: 'warning', ...placed(firstUse), problem, hint }))
  if (bytes > maxBytes)
    add(
      'image-too-large',
      `The file of the picture "${name}" has ${megabytes(bytes)}; "images.maxBytes" allows ${megabytes(maxBytes)}.`,
      `${use === 'content' ? 'Readers load it whole when they enlarge it: save' : 'Save'} it smaller, or raise "images.maxBytes".`,
    )
  if (use === 'content' && size.width > widest)
    add(
      'image-too-wide',
      `The picture "${name}" is ${size.width} pixels wide. Screens show at most ${widest} of them, even enlarged.`,
      `Save it at most ${widest} pixels wide.`,
    )
  return issues
}

/** The library that converts pictures is there, but cannot be loaded. */
export function libraryFailed(reason: string): SiteDiagnostic {
  return siteDiagnostic({
    code: 'picture-library-failed',
    severity: 'warning',
    file: 'package.json',
    problem: `"sharp" is installed, but not for this system (${process.platform} ${process.arch}). Pictures are published as they are: ${reason.split('\n', 1)[0] ?? ''}`,
    hint: 'Delete "node_modules", and install the packages again on this system, with the optional ones.',
  })
}

/** Where a picture is shown first. */
export function placed({ source, at }: SitePicture['firstUse']): Place {
  return { file: source.file, ...(at === null ? {} : { ...at, ...quoteLine(source.text, at) }) }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
