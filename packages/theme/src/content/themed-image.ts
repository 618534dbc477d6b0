/** An image's address and the colour mode that it is for. */
export interface ThemedImage {
  readonly src: string
  readonly className: string | undefined
}

/** Splits `#only-light` and `#only-dark` off an image's address; CSS shows the one that fits the mode in effect. */
export function themedImage(src: string): ThemedImage {
  const [, address, mode] = /^(.*)#only-(light|dark)$/.exec(src) ?? []
  if (address === undefined || mode === undefined) return { src, className: undefined }
  return { src: address, className: `fyr-only-${mode}` }
}
