import type { ThemeRegistrationRaw } from 'shiki/core'
import type { CodeClass } from './code-tokens.ts'

/**
 * Token classes and their grammar scopes; later rows take precedence over earlier ones of the same precision. The
 * colours themselves are in the theme's style sheet.
 */
const TOKEN_SCOPES: readonly (readonly [className: CodeClass, scopes: readonly string[]])[] = [
  ['tok-comment', ['comment', 'punctuation.definition.comment']],
  ['tok-string', ['string', 'punctuation.definition.string', 'markup.inline.raw', 'string.unquoted']],
  ['tok-number', ['constant.numeric', 'keyword.other.unit']],
  ['tok-constant', ['constant', 'constant.language', 'constant.character.escape']],
  [
    'tok-keyword',
    [
      'keyword',
      'storage',
      'storage.type',
      'storage.modifier',
      'variable.language',
      'markup.heading',
      'entity.name.section',
      'keyword.operator.new',
      'keyword.operator.expression',
      'keyword.operator.logical.python',
    ],
  ],
  ['tok-punctuation', ['punctuation', 'meta.brace', 'keyword.operator', 'meta.embedded.expression']],
  [
    'tok-function',
    ['entity.name.function', 'support.function', 'entity.name.command', 'support.function.builtin'],
  ],
  [
    'tok-type',
    [
      'entity.name.type',
      'entity.name.class',
      'support.type',
      'support.class',
      'entity.other.inherited-class',
      'entity.name.namespace',
    ],
  ],
  ['tok-variable', ['variable', 'variable.parameter', 'variable.other.readwrite']],
  [
    'tok-property',
    [
      'support.type.property-name',
      'punctuation.support.type.property-name',
      'meta.object-literal.key',
      'variable.other.property',
      'variable.other.object.property',
      'entity.name.tag.yaml',
      'entity.other.attribute-name.http',
      'entity.name.header.http',
    ],
  ],
  ['tok-tag', ['entity.name.tag', 'punctuation.definition.tag']],
  ['tok-attribute', ['entity.other.attribute-name']],
  ['tok-inserted', ['markup.inserted', 'punctuation.definition.inserted']],
  ['tok-deleted', ['markup.deleted', 'punctuation.definition.deleted']],
]

/** Each class has its own colour, which is never shown: tokens are returned with it, and it identifies the class. */
function markerColor(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0').toUpperCase()}`
}

/** A highlighter theme whose colours identify classes. */
export const tokenTheme: ThemeRegistrationRaw = {
  name: 'fyr',
  type: 'light',
  fg: '#FFFFFE',
  bg: '#FFFFFF',
  settings: TOKEN_SCOPES.map(([, scope], index) => ({
    scope: [...scope],
    settings: { foreground: markerColor(index) },
  })),
}

const CLASS_OF_COLOR = new Map(TOKEN_SCOPES.map(([className], index) => [markerColor(index), className]))

/** Class of a token by its colour in `tokenTheme`; null for plain text. */
export function tokenClass(color: string | undefined): CodeClass | null {
  return CLASS_OF_COLOR.get(color?.toUpperCase() ?? '') ?? null
}
