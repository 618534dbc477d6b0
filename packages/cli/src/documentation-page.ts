const DOCUMENTATION = 'https://fyr-docs.github.io/fyr/docs'

/** The URL of a page of Fyr's documentation, for messages: `guides/search`. */
export function documentationPage(id: string): string {
  return `${DOCUMENTATION}/${id}`
}
