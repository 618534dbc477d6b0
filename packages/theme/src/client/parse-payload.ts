import { CONTRACT_VERSION, type Sidebar, type SidebarItem } from '@fyr/content-pipeline/manifest'
import type { PageMeta, PagePayload, ShellData } from '../page-payload.ts'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPageMeta(value: unknown): value is PageMeta {
  if (!isRecord(value) || value['contract'] !== CONTRACT_VERSION) return false
  const texts = ['shell', 'path', 'kind', 'locale', 'documentTitle', 'canonical', 'htmlClass']
  const sidebar = value['sidebar']
  return (
    texts.every((name) => typeof value[name] === 'string') &&
    Array.isArray(value['toc']) &&
    Array.isArray(value['alternates']) &&
    (sidebar === null || isSidebarFiles(sidebar))
  )
}

function isSidebarFiles(value: unknown): boolean {
  return isRecord(value) && typeof value['url'] === 'string' && Array.isArray(value['branches'])
}

/** Parses a page's metadata; null when it is malformed or of another contract version. */
export function parsePageMeta(value: unknown): PageMeta | null {
  return isPageMeta(value) ? value : null
}

/**
 * Parses the payload of a navigation; null when it is malformed, of another contract version, or of another build: then
 * the document must be loaded.
 */
export function parsePagePayload(value: unknown, shell: string): PagePayload | null {
  if (!isRecord(value) || typeof value['html'] !== 'string') return null
  const meta = parsePageMeta(value['meta'])
  return meta && meta.shell === shell ? { meta, html: value['html'] } : null
}

/** Parses the file of a sidebar; null when it is malformed. */
export function parseSidebar(value: unknown): Sidebar | null {
  return isSidebar(value) ? value : null
}

/** Parses the file of a sidebar branch; null when it is malformed. */
export function parseSidebarItems(value: unknown): readonly SidebarItem[] | null {
  return Array.isArray(value) ? value : null
}

/** Parses the shell data of a locale; null when it is malformed or of another contract version. */
export function parseShellData(value: unknown): ShellData | null {
  return isShellData(value) ? value : null
}

function isSidebar(value: unknown): value is Sidebar {
  return isRecord(value) && typeof value['name'] === 'string' && Array.isArray(value['items'])
}

function isShellData(value: unknown): value is ShellData {
  if (!isRecord(value) || !isRecord(value['messages']) || !isRecord(value['siteData'])) return false
  return value['siteData']['contract'] === CONTRACT_VERSION
}
