/** Packages that are bundled as the site finds them, whoever imports them: of each there must be one. */
export const SITE_PACKAGES: readonly string[] = ['react', 'react-dom']

/** A file that the bundler made. */
export interface BundleFile {
  /** Below a locale's folder, with `/`: `assets/boot-1a2b3c4d.js`. */
  readonly place: string
  readonly bytes: string | Uint8Array
}

/** A bundle whose files are written in letters that JSON can hold. */
export interface PackedBundle extends Omit<ClientBundle, 'files'> {
  readonly files: readonly { readonly place: string; readonly base64: string }[]
}

/** Scripts and styles of a site, the same for every locale and page. */
export interface ClientBundle {
  readonly files: readonly BundleFile[]
  /** Place of the script that every page loads. */
  readonly bootScript: string
  /** Place of the style sheet that every page loads. */
  readonly styleSheet: string
}

/** The files themselves. */
export function unpackBundle({ files, ...rest }: PackedBundle): ClientBundle {
  return {
    ...rest,
    files: files.map(({ place, base64 }) => ({ place, bytes: Buffer.from(base64, 'base64') })),
  }
}
