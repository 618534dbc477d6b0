import type { Page } from '@playwright/test'
import { startShell } from './observed-page.ts'

/** Landmarks, headings, controls, and what names or groups them. */
const ROLES = new Set(
  `banner main navigation contentinfo complementary search region form heading link button tab tablist tabpanel
  combobox searchbox listbox option checkbox dialog group status alert table list img`.split(/\s+/),
)

/** Chromium's own names for what has another role in ARIA, or none, as a summary. */
const ARIA_ROLES: Readonly<Record<string, string>> = { DisclosureTriangle: '', image: 'img' }

/** Something that assistive technology announces or operates. */
export interface AccessiblePart {
  /** Number of its element in the document. */
  readonly place: number
  /** ARIA role; empty for the summary of details, which has none. */
  readonly role: string
  readonly name: string
}

/** A page in a state that a reader brings it into. */
export interface AccessibleState {
  readonly what: string
  readonly path: string
  readonly width: number
  /** Whether Firefox is asked for it in every run: there is time for one. `pnpm maintain journeys:firefox` asks for all. */
  readonly isInEveryRun?: boolean
  /** Landmarks, dialogs and fields in their order, by role and name. */
  readonly landmarks: readonly string[]
  /** What a reader clicks on once the shell runs. */
  readonly click?: string
  /** A key that a reader presses then. */
  readonly press?: '/'
  /** What is there in the end. */
  readonly shows: string
}

const FOOTER = ['contentinfo', 'region Documentation', 'region Data', 'region Resources']
const DOC = ['banner', 'navigation Main', 'complementary', 'navigation Documentation', 'main']
const AFTER_DOC = ['navigation Previous and next page', 'navigation On this page', ...FOOTER]

export const ACCESSIBLE_STATES: readonly AccessibleState[] = [
  {
    what: 'the home page',
    path: '/',
    width: 1280,
    landmarks: ['banner', 'navigation Main', 'main', ...FOOTER],
    shows: 'main h1',
  },
  {
    what: 'a page of the docs',
    path: '/docs/intro',
    width: 1280,
    landmarks: [...DOC, 'navigation Breadcrumbs', ...AFTER_DOC],
    shows: 'main h1',
  },
  {
    what: 'a page of the reference, with tabs and tables',
    path: '/docs/resources/feeding',
    isInEveryRun: true,
    width: 1280,
    landmarks: [...DOC, 'navigation Breadcrumbs', ...AFTER_DOC],
    shows: 'main [role=tab]',
  },
  {
    what: 'the list of posts',
    path: '/blog',
    width: 1280,
    landmarks: [
      'banner',
      'navigation Main',
      'complementary',
      'navigation Recent posts',
      'main',
      'navigation Find posts',
      ...FOOTER,
    ],
    shows: 'main h1',
  },
  {
    what: 'the open search',
    path: '/docs/intro',
    width: 1280,
    landmarks: ['dialog Search', 'search', 'combobox Search', 'region Popular pages'],
    press: '/',
    shows: 'dialog[open] [role=combobox]',
  },
  {
    what: 'the open drawer',
    path: '/docs/intro',
    width: 360,
    landmarks: ['dialog Main', 'navigation Documentation'],
    click: 'nav button[aria-expanded]',
    shows: 'dialog[open] .fyr-sidebar',
  },
]

const LANDMARK =
  /^(?:banner|main|navigation|contentinfo|complementary|search|region|form|dialog|combobox|searchbox)$/

/** Those of the parts that a reader finds the way by. */
export function landmarksOf(parts: readonly AccessiblePart[]): readonly string[] {
  return parts.filter(({ role }) => LANDMARK.test(role)).map(({ role, name }) => `${role} ${name}`.trim())
}

/** Removes the buttons that wrap lines: fonts decide which blocks are wide enough to have one. */
export function removeWrapButtons(): void {
  for (const button of document.querySelectorAll('[data-fyr-wrap]')) button.remove()
}

interface DomNode {
  readonly nodeType: number
  readonly backendNodeId: number
  readonly children?: readonly DomNode[]
}

function elementsOf({ nodeType, backendNodeId, children = [] }: DomNode): readonly number[] {
  return [...(nodeType === 1 ? [backendNodeId] : []), ...children.flatMap(elementsOf)]
}

/** What Chromium's accessibility tree has of a page in this state, in the order of the document. */
export async function accessibleParts(
  page: Page,
  state: AccessibleState,
): Promise<readonly AccessiblePart[]> {
  await page.setViewportSize({ width: state.width, height: 800 })
  await page.goto(state.path)
  await startShell(page)
  if (state.click !== undefined) await page.locator(state.click).click()
  if (state.press !== undefined) await page.keyboard.press(state.press)
  await page.locator(state.shows).first().waitFor()
  await page.evaluate(removeWrapButtons)
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const places = new Map(elementsOf(root).map((id, place) => [id, place]))
  return nodes
    .flatMap(({ ignored, role, name, backendDOMNodeId }) => {
      const own = String(role?.value)
      const aria = ARIA_ROLES[own] ?? own
      const place = places.get(backendDOMNodeId ?? -1)
      return ignored || place === undefined || !(aria === '' || ROLES.has(aria))
        ? []
        : [{ place, role: aria, name: String(name?.value ?? '') }]
    })
    .toSorted((a, b) => a.place - b.place)
}
