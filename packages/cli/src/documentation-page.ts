const DOCUMENTATION = 'https://github.com/fyr-docs/fyr/blob/main/apps/docs/content/docs'

/** The URL of a page of Fyr's documentation, for messages: `guides/search`. */
export function documentationPage(id: string): string {
  return `${DOCUMENTATION}/${id}.md`
}
