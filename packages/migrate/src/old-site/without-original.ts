/** Folder of a language for its pages that the default language lacks: nothing reads it. */
export const WITHOUT_ORIGINAL = '_without-original'
