import type { Options } from 'rehype-sanitize'

type Rules = NonNullable<Options['attributes']>[string]

/** Colours of a drawing: only the theme's tokens. Anything else could be an address. */
const COLORS = ['none', 'currentColor', /^var\(--fyr-color-[a-z-]+\)$/] as const
const MARKER = /^url\(#[\w-]+\)$/

const LOOKS: Rules = [
  ['fill', ...COLORS],
  ['stroke', ...COLORS],
  ['markerStart', MARKER],
  ['markerEnd', MARKER],
  'strokeWidth',
  'strokeDashArray',
  'strokeLineCap',
  'strokeLineJoin',
  'opacity',
  'fillOpacity',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'textAnchor',
  'dominantBaseline',
  'letterSpacing',
  'textDecoration',
  'transform',
]

/** Elements of SVG with their attributes: shapes and text, nothing that runs, moves, styles or links. */
const SVG: Readonly<Record<string, Rules>> = {
  svg: [...LOOKS, 'viewBox', 'width', 'height', ['role', 'img'], 'ariaLabel', 'preserveAspectRatio'],
  desc: [],
  g: LOOKS,
  defs: [],
  marker: ['markerWidth', 'markerHeight', 'refX', 'refY', 'orient', 'viewBox', 'markerUnits'],
  path: [...LOOKS, 'd'],
  rect: [...LOOKS, 'x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: [...LOOKS, 'cx', 'cy', 'r'],
  ellipse: [...LOOKS, 'cx', 'cy', 'rx', 'ry'],
  line: [...LOOKS, 'x1', 'y1', 'x2', 'y2'],
  polyline: [...LOOKS, 'points'],
  polygon: [...LOOKS, 'points'],
  text: [...LOOKS, 'x', 'y', 'dx', 'dy'],
  tspan: [...LOOKS, 'x', 'y', 'dx', 'dy'],
}

const MATH_LOOKS: Rules = ['mathvariant', 'displaystyle', 'scriptlevel', 'dir']
const MATH_SPACES: Rules = ['width', 'height', 'depth', 'lspace', 'rspace', 'voffset']

/** Elements of MathML Core and the attributes that formulas need. */
const MATHML: Readonly<Record<string, Rules>> = {
  math: ['alttext', 'display', ...MATH_LOOKS],
  ...Object.fromEntries(
    [
      'mrow',
      'mi',
      'mn',
      'mtext',
      'ms',
      'mstyle',
      'msqrt',
      'mroot',
      'msub',
      'msup',
      'msubsup',
      'mphantom',
    ].map((name) => [name, MATH_LOOKS]),
  ),
  mo: [
    ...MATH_LOOKS,
    'fence',
    'separator',
    'stretchy',
    'symmetric',
    'largeop',
    'movablelimits',
    'minsize',
    'maxsize',
    'lspace',
    'rspace',
    'accent',
  ],
  mspace: MATH_SPACES,
  mpadded: [...MATH_LOOKS, ...MATH_SPACES],
  mfrac: [...MATH_LOOKS, 'linethickness'],
  munder: [...MATH_LOOKS, 'accentunder'],
  mover: [...MATH_LOOKS, 'accent'],
  munderover: [...MATH_LOOKS, 'accent', 'accentunder'],
  menclose: [...MATH_LOOKS, 'notation'],
  mtable: [...MATH_LOOKS, 'rowspacing', 'columnspacing', 'columnalign', 'rowlines', 'columnlines'],
  mtr: MATH_LOOKS,
  mtd: [...MATH_LOOKS, 'columnalign'],
}

/** The elements of drawings, with their attributes. Only plugins make them; raw HTML must not. */
export const DRAWING_ATTRIBUTES: Readonly<Record<string, Rules>> = { ...SVG, ...MATHML }

/** The element that each part of a drawing must be inside; outside it, the part is an unknown element. */
export const DRAWING_ANCESTORS: Readonly<Record<string, string[]>> = {
  ...ancestors(SVG, 'svg'),
  ...ancestors(MATHML, 'math'),
}

function ancestors(elements: Readonly<Record<string, Rules>>, whole: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.keys(elements).flatMap((name) => (name === whole ? [] : [[name, [whole]]])),
  )
}
