/** Packages that are always bundled as the site resolves them, because there must be one copy of each. */
export const SITE_PACKAGES: readonly string[] = ['react', 'react-dom']

/** A file of the bundle. */
export interface BundleFile {
  /** Below a locale's folder, with `/`: `assets/boot-1a2b3c4d.js`. */
  readonly place: string
  readonly bytes: string | Uint8Array
}

/** A bundle whose file contents are encoded as text for JSON. */
export interface PackedBundle extends Omit<ClientBundle, 'files'> {
  readonly files: readonly { readonly place: string; readonly base64: string }[]
}

/** A script of the bundle other than the boot script. */
export interface LateModule {
  readonly place: string
  /** Names, as scripts import them, of the scripts on request that need it; none for what the boot script itself needs. */
  readonly neededBy: readonly string[]
}

/** Scripts and styles of a site, the same for every locale and page. */
export interface ClientBundle {
  readonly files: readonly BundleFile[]
  /** Path of the script that every page loads. */
  readonly bootScript: string
  /** Path of the style sheet that every page loads. */
  readonly styleSheet: string
  /** Paths of the fonts that every page shows text in. */
  readonly fonts: readonly string[]
  /** Sorted by place. Empty for a theme that cannot compare them with what they hash to. */
  readonly modules: readonly LateModule[]
  /** Path of the worker of the search; null for a theme without one. */
  readonly searchScript: string | null
}

/** Decodes the files of a bundle. */
export function unpackBundle({ files, ...rest }: PackedBundle): ClientBundle {
  return {
    ...rest,
    files: files.map(({ place, base64 }) => ({ place, bytes: Buffer.from(base64, 'base64') })),
  }
}
