/** What one story has shown and done; a record goes from the browser to the reporter with the result of its test. */
export interface StoryRecord {
  /** Ways through code that no story of the same file had taken when this one had ended, by the file of the code. */
  readonly untaken: Readonly<Record<string, readonly string[]>>
  /** Kinds of controls that were shown at the end, or were operated before. */
  readonly controls: readonly string[]
  /** Kinds of controls that were clicked, or given a key. */
  readonly operated: readonly string[]
  /** Functions that the component was given, by their path in the arguments: whether it called them. */
  readonly callbacks: Readonly<Record<string, boolean>>
}

declare module 'vitest' {
  interface TaskMeta {
    story?: StoryRecord
  }
}
