import { withoutCameraData } from '@fyr/picture-files'
import type { SiteConfig } from '../schemas/site-config.ts'

/** Files that `withoutCameraData` reads. */
const CAMERA_FILE = /\.(?:avif|heic|jpe?g|png|webp)$/i

/**
 * What a build makes of a file of content before it is published. Undefined for one that is published as it is, as all are where the
 * site leaves its pictures alone.
 */
export function cleaningOf(
  file: string,
  { images }: Pick<SiteConfig, 'images'>,
): ((bytes: Uint8Array) => Uint8Array) | undefined {
  return images !== null && CAMERA_FILE.test(file) ? withoutCameraData : undefined
}
