import type { Element } from 'hast'
import type { ReactElement } from 'react'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { classNames } from './class-names.ts'
import { stringProperty } from './string-property.ts'
import { themedImage } from './themed-image.ts'

/** What enlarges a picture: it lies over it. A button with scripts, and a link to the file without. */
export function PictureZoom({ image }: { readonly image: Element }): ReactElement {
  const messages = useMessages()
  const { src, className } = themedImage(String(image.properties['src']))
  const label = formatMessage(messages.enlargePicture, { alt: stringProperty(image, 'alt') ?? '' })
  return (
    <>
      <a
        className={classNames('fyr-zoom-link', className)}
        href={src}
        data-fyr-document=""
        aria-label={label}
      />
      <button
        type="button"
        className={classNames('fyr-zoom-button', className)}
        aria-label={label}
        data-fyr-page-action="zoom"
        value={messages.closeNotice}
      />
    </>
  )
}
