import type { CodeClass, CodeToken } from '@fyr/content-pipeline/manifest'

interface Language {
  readonly pattern: RegExp
  /** Of the groups of the pattern, in order. */
  readonly classes: readonly CodeClass[]
}

/** Strings without an end go on to the end of the text, so a text of any kind is read once. */
const LANGUAGES = {
  json: {
    pattern:
      /("(?:[^"\\]|\\[^])*")(?=\s*:)|("(?:[^"\\]|\\[^])*"?)|(-?\d[\d.eE+-]*)|(true|false|null)|([{}[\],:]+)/g,
    classes: ['tok-property', 'tok-string', 'tok-number', 'tok-constant', 'tok-punctuation'],
  },
  // Between double quotes there are variables; the last group is what follows one.
  sh: {
    pattern:
      /(^curl)|(\s--?[A-Za-z][\w-]*|\\[^])|('[^']*'?|"(?:[^"$\\]|\\[^])*"?|[A-Z]+)|(\$\w+)((?:[^"$\\]|\\[^])*"?)/g,
    classes: ['tok-function', 'tok-constant', 'tok-string', 'tok-variable', 'tok-string'],
  },
} satisfies Record<string, Language>

/** A language of the form: that of what is sent and comes back, or that of its command. */
export type ColoredLanguage = keyof typeof LANGUAGES

interface ColoredPart extends CodeToken {
  /** The end of the part in the text. */
  readonly end: number
}

/** The parts of a text and their classes, as the build colours samples. */
export function colorCode(text: string, language: ColoredLanguage): readonly ColoredPart[] {
  const { pattern, classes }: Language = LANGUAGES[language]
  const parts: ColoredPart[] = []
  let end = 0
  const add = (className: CodeClass | null, part: string | undefined): void => {
    if (!part) return
    end += part.length
    parts.push({ className, text: part, end })
  }
  for (const match of text.matchAll(pattern)) {
    add(null, text.slice(end, match.index))
    for (const [index, className] of classes.entries()) add(className, match[index + 1])
  }
  add(null, text.slice(end))
  return parts
}
