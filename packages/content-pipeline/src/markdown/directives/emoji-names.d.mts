/** Emoji by their names on GitHub. The package that lists them has no types. */
export declare const EMOJI: Readonly<Record<string, string>>
