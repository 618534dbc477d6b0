/** So many tags are found at a glance, without first letters above them. */
const FEW_TAGS = 12

/** A part of an index of tags: those that begin with a letter; null for all tags, where there are few. */
export interface TagSection<Tag> {
  readonly letter: string | null
  readonly tags: readonly Tag[]
}

/** Divides an index of tags, which come by first letter, as it is shown. */
export function tagSections<Tag>(
  groups: readonly { readonly letter: string; readonly tags: readonly Tag[] }[],
): readonly TagSection<Tag>[] {
  const tags = groups.flatMap((group) => group.tags)
  return tags.length === 0 || tags.length > FEW_TAGS ? groups : [{ letter: null, tags }]
}
