/** A script of the configuration, on every page. */
export interface SiteScript {
  /** Absolute URL, or an address with base path. */
  readonly src: string
  /** Attributes of its element besides `src` and `integrity`; `true` for one without a value. */
  readonly attributes: Readonly<Record<string, string | true>>
  /** When it is requested. With `consent` only after the reader has agreed to what that member names. */
  readonly when: 'load' | 'idle' | 'consent'
  readonly consent?: string
  /** Hash that its file must have. */
  readonly integrity?: string
  /** Origins that it may connect to, load images from, and show frames of. */
  readonly connect: readonly string[]
  readonly images: readonly string[]
  readonly frames: readonly string[]
}

/** An element in the head of every page. */
export interface HeadElement {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}
