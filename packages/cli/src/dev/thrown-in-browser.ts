import { SourceMap, type SourceMapPayload } from 'node:module'
import { relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { isRecord } from '@fyr/content-pipeline/internal'
import { readSourceLine } from '../read-source-line.ts'
import { siteDiagnostic } from '../site-error.ts'
import { isInstalled } from '../store/package-fingerprint.ts'
import { type PageIssue, pageIssue } from './issue-report.ts'

/** A component of the site is among the first frames; the others are of React. */
const MAX_FRAMES = 20

/** An exception, as an open page reports it. */
interface ThrownInBrowser {
  readonly message: string
  readonly stack: string
}

/** Reads what a page sent, which may be anything. Null if it is not an exception. */
function readThrown(sent: unknown): ThrownInBrowser | null {
  if (!isRecord(sent) || typeof sent['message'] !== 'string' || typeof sent['stack'] !== 'string') return null
  return { message: sent['message'], stack: sent['stack'] }
}

/** A frame of a stack: `at Chart (http://localhost:4321/theme/islands/chart.tsx?t=1:3:9)`, `Chart@http://…:3:9`. */
const FRAME = /(?<=^|[\s(@])(https?:\/\/[^/\s@]+)(\/(?:[^\s()@]|@(?!https?:))*):(\d+):(\d+)/gm

/**
 * An exception of a component in the browser, at its place in the author's file: the closest frame in a module of the site,
 * mapped to the source. Null if there is none, as for an exception in a browser extension.
 */
export async function thrownInBrowser(
  { environments, config }: ViteDevServer,
  sent: unknown,
): Promise<PageIssue | null> {
  const thrown = readThrown(sent)
  if (thrown === null) return null
  const { moduleGraph } = environments.client
  const frames = await Promise.all(
    [...thrown.stack.matchAll(FRAME)].slice(0, MAX_FRAMES).map(async ([, , address = '', line, column]) => ({
      module: await moduleGraph.getModuleByUrl(decodeURI(address).replace(/\?.*$/, '')),
      line: Number(line),
      column: Number(column),
    })),
  )
  for (const { module, line, column } of frames) {
    const path = module?.file ?? null
    const file = path === null ? '' : relative(config.root, path).replaceAll(sep, '/')
    if (path === null || file.startsWith('..') || isInstalled(path)) continue
    const at = original(module?.transformResult?.map, line, column)
    const place = { file, ...at, sourceLine: readSourceLine(path, at.line) }
    const hint = 'It was thrown in the browser. Once you correct it, the page runs again.'
    const issue = siteDiagnostic({ code: 'page-failed', ...place, problem: thrown.message, hint })
    return pageIssue(config.root, issue, null)
  }
  return null
}

/** Lines and columns count from 1. Without a map the code is the source. */
function original(
  map: unknown,
  line: number,
  column: number,
): { readonly line: number; readonly column: number } {
  if (!isRecord(map) || typeof map['mappings'] !== 'string' || map['mappings'] === '') return { line, column }
  const found = new SourceMap(map as unknown as SourceMapPayload).findEntry(line - 1, column - 1)
  if (!('originalLine' in found)) return { line, column }
  return { line: found.originalLine + 1, column: found.originalColumn + 1 }
}
