import { asBlocks } from '@fyr/markdown-parser/tree'
import type { Image } from 'mdast'
import type { Literal } from '../document/literal.ts'
import { type Component, textOf } from './component.ts'
import { type KnownComponent, LOOKS } from './known-component.ts'
import { imageNode, leaf, linkNode, textNode } from './make-nodes.ts'

export const IMAGE: KnownComponent = {
  attributes: {
    ...LOOKS,
    src: 'image',
    alt: 'text',
    title: 'text',
    width: 'number',
    height: 'number',
    loading: 'ignored',
    decoding: 'ignored',
    format: 'ignored',
    quality: 'ignored',
    inferSize: 'ignored',
    widths: 'ignored',
    sizes: 'ignored',
    densities: 'ignored',
    priority: 'ignored',
    layout: 'ignored',
    fit: 'ignored',
    position: 'ignored',
    img: 'image',
  },
  required: [['src', 'img']],
  isEmpty: true,
  toNodes: (component) => [imageOf(component, addressOf(component, 'src', 'img'))],
}

export const THEMED_IMAGE: KnownComponent = {
  attributes: { ...IMAGE.attributes, sources: 'image' },
  required: [['sources', 'src']],
  isEmpty: true,
  toNodes: (component) => {
    const sources = component.attributes.get('sources')
    const [light, dark] = [memberText(sources, 'light'), memberText(sources, 'dark')]
    if (light !== null && dark !== null && light !== dark)
      return [imageOf(component, `${light}#only-light`), imageOf(component, `${dark}#only-dark`)]
    const only = light ?? dark ?? addressOf(component, 'src')
    return only === '' ? [] : [imageOf(component, only)]
  },
}

function imageOf(component: Component, address: string): Image {
  const image = imageNode(address, textOf(component, 'alt') ?? '', sizeOf(component))
  const title = textOf(component, 'title')
  return title === null ? image : { ...image, title }
}

function addressOf(component: Component, ...names: string[]): string {
  for (const name of names) {
    const value = component.attributes.get(name)
    if (typeof value === 'string') return value
    const inner = memberText(value, 'src') ?? memberText(value, 'default')
    if (inner !== null) return inner
  }
  return ''
}

function memberText(value: Literal, name: string): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null
  const member = (value as Readonly<Record<string, Literal>>)[name]
  return typeof member === 'string' ? member : null
}

function sizeOf({ attributes }: Component): Record<string, number> {
  return Object.fromEntries(
    ['width', 'height'].flatMap((name) => {
      const size = Number(attributes.get(name) ?? Number.NaN)
      return size > 0 && size < Infinity ? [[name, size]] : []
    }),
  )
}

export const VIDEO: KnownComponent = {
  attributes: {
    ...LOOKS,
    id: 'address',
    videoId: 'address',
    title: 'text',
    url: 'address',
    href: 'address',
    playlabel: 'ignored',
    params: 'ignored',
    poster: 'ignored',
  },
  required: [['id', 'videoId', 'url', 'href']],
  isEmpty: true,
  toNodes: (component) => {
    const id = textOf(component, 'id', 'videoId', 'url', 'href') ?? ''
    const title = textOf(component, 'title')
    const youtube = /(?:v=|youtu\.be\/|embed\/|^)([\w-]{11})(?:[?&#].*)?$/s.exec(id)?.[1]
    // A frame needs a name for readers who cannot see it; without one there is a link.
    if (title !== null && youtube !== undefined) return [leaf('video', { youtube, title })]
    const url = /^https?:/i.test(id) ? id : `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
    return asBlocks([linkNode(url, [textNode(title ?? url)])])
  },
}

export const TWEET: KnownComponent = {
  attributes: {
    ...LOOKS,
    id: 'address',
    tweetId: 'address',
    url: 'address',
    title: 'text',
    theme: 'ignored',
  },
  required: [['id', 'tweetId', 'url']],
  isEmpty: true,
  toNodes: (component) => {
    const id = textOf(component, 'id', 'tweetId', 'url') ?? ''
    const url = /^https?:/i.test(id) ? id : `https://x.com/i/status/${encodeURIComponent(id)}`
    return asBlocks([linkNode(url, [textNode(textOf(component, 'title') ?? url)])])
  },
}
