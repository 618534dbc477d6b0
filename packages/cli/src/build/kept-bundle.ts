import type { Store } from '../store/open-store.ts'
import type { ClientBundle } from './bundle-client.ts'

/** A bundle whose files are written in letters that JSON can hold. */
interface KeptBundle extends Omit<ClientBundle, 'files'> {
  readonly files: readonly { readonly place: string; readonly base64: string }[]
}

/** The bundle that the store has under a key, or else the one that `make` gives, which is then kept. */
export async function bundleOnce(
  store: Store,
  key: string,
  make: () => Promise<ClientBundle>,
): Promise<ClientBundle> {
  const bytes = store.read('bundle', key)
  if (bytes !== null) return unpack(JSON.parse(bytes.toString('utf8')))
  const bundle = await make()
  store.write('bundle', key, JSON.stringify(pack(bundle)))
  return bundle
}

function pack({ files, ...rest }: ClientBundle): KeptBundle {
  return {
    ...rest,
    files: files.map(({ place, bytes }) => ({ place, base64: Buffer.from(bytes).toString('base64') })),
  }
}

function unpack({ files, ...rest }: KeptBundle): ClientBundle {
  return {
    ...rest,
    files: files.map(({ place, base64 }) => ({ place, bytes: Buffer.from(base64, 'base64') })),
  }
}
