import { defaultSchema, type Options } from 'rehype-sanitize'
import { CODE_TOKENS, CODE_TOKENS_FORM } from '../../manifest/index.ts'
import { DRAWING_ANCESTORS, DRAWING_ATTRIBUTES } from './drawing-elements.ts'

/** Property with the number of a reference until it is resolved. */
export const REFERENCE_NUMBER = 'dataFyrReference'

const SPAN_CLASSES = [
  'line',
  'highlighted',
  'added',
  'removed',
  'focused',
  'warning',
  'error',
  /^tok-[a-z]+$/,
]

/** Elements of the manifest contract beside plain HTML, with their properties. */
export const SPECIAL_ELEMENTS: Readonly<Record<string, string[]>> = {
  'fyr-admonition': ['type', 'name'],
  'fyr-admonition-title': [],
  'fyr-tabs': ['group'],
  'fyr-tab': ['value', 'label', 'selected'],
  'fyr-cards': [],
  'fyr-embed': ['frame', 'title'],
  'fyr-island': ['name', 'component', 'attributes', 'inline'],
  'fyr-content-card': [],
  'fyr-card-title': [],
  'fyr-card-grid': [],
  'fyr-endpoint': ['method', 'address', 'operation'],
  'fyr-fields': ['title'],
  'fyr-field': [],
  'fyr-request': ['title'],
  'fyr-response': ['title'],
  'fyr-sort': [],
  'fyr-steps': [],
  'fyr-file-tree': [],
  'fyr-badge': ['variant'],
  'fyr-link-button': ['variant'],
  'fyr-term': ['definition'],
  'fyr-quantity': [],
  'fyr-glossary': [],
  'fyr-code': ['language', 'title', 'lineNumbers', 'copied'],
}

const inherited = defaultSchema.attributes ?? {}
/** Keyboard order and shortcuts belong to the theme; a `name` could shadow a property of `document`. */
const KEPT_FROM_CONTENT = new Set(['accessKey', 'name', 'tabIndex'])
const general = (inherited['*'] ?? []).filter((rule) => !KEPT_FROM_CONTENT.has(String(rule)))

/**
 * The allow-list of a page's tree: GitHub's list plus our special elements, figures and abbreviations; no style,
 * script, form or event handler, and only http, https, mailto and tel addresses. Ids are not prefixed, since headings
 * need theirs; the ids of the document itself are reserved.
 */
export const sanitiseSchema: Options = {
  ...defaultSchema,
  clobber: [],
  ancestors: { ...defaultSchema.ancestors, ...DRAWING_ANCESTORS, track: ['audio', 'video'] },
  // Text in these is not meant for readers.
  strip: ['script', 'style', 'title'],
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    'abbr',
    'audio',
    'figure',
    'figcaption',
    'mark',
    'small',
    'time',
    'track',
    'u',
    'video',
    'wbr',
    ...Object.keys(SPECIAL_ELEMENTS),
    ...Object.keys(DRAWING_ATTRIBUTES),
  ],
  attributes: {
    ...inherited,
    ...SPECIAL_ELEMENTS,
    ...DRAWING_ATTRIBUTES,
    '*': [...general, 'id', 'lang', 'title'],
    a: [
      'href',
      'dataFootnoteBackref',
      'dataFootnoteRef',
      'dataFyrDocument',
      REFERENCE_NUMBER,
      'ariaDescribedBy',
      'ariaLabel',
      ['className', 'data-footnote-backref'],
    ],
    // Nothing resolves the addresses of a `srcset`, so it could load from any host.
    source: [REFERENCE_NUMBER, 'src', 'type'],
    track: [REFERENCE_NUMBER, 'src', 'kind', 'srcLang', 'label', 'default'],
    // Readers start and stop a film: it has controls, and nothing starts by itself.
    video: [
      REFERENCE_NUMBER,
      'controls',
      'loop',
      'muted',
      'playsInline',
      'poster',
      'preload',
      'width',
      'height',
      'ariaLabel',
    ],
    audio: [REFERENCE_NUMBER, 'controls', 'loop', 'muted', 'preload', 'ariaLabel'],
    img: [REFERENCE_NUMBER, 'src', 'alt', 'width', 'height', 'loading', 'decoding', ['zoom', 'false']],
    details: ['open'],
    figure: ['ariaLabel'],
    span: [
      ['className', ...SPAN_CLASSES],
      [CODE_TOKENS, CODE_TOKENS_FORM],
    ],
    time: ['dateTime'],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    poster: ['http', 'https'],
  },
}
