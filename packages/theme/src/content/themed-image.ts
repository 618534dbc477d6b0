/** An image's address and its colour mode. */
export interface ThemedImage {
  readonly src: string
  readonly className: string | undefined
}

/** Splits `#only-light` and `#only-dark` off an image's address; CSS shows the one for the current mode. */
export function themedImage(src: string): ThemedImage {
  const [, address, mode] = /^(.*)#only-(light|dark)$/.exec(src) ?? []
  if (address === undefined || mode === undefined) return { src, className: undefined }
  return { src: address, className: `fyr-only-${mode}` }
}
