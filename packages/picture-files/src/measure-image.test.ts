import { expect, test } from 'vitest'
import { measureImage } from './measure-image.ts'

const measure = (text: string) => measureImage(new TextEncoder().encode(text))

const SOURCE = '&lt;diagram&gt;'.repeat(1000)
const DRAWING = { type: 'svg', width: 465, height: 241 }

test('a drawing is measured whatever a program writes before and into its first tag', () => {
  expect(measure('<svg width="465px" height="241px"></svg>')).toEqual(DRAWING)
  expect(measure(`<svg content="${SOURCE}" width="465px" height="241px" viewBox="0 0 1 1"></svg>`)).toEqual(
    DRAWING,
  )
  expect(measure(`<?xml version="1.0"?><!-- <b>${SOURCE} --><svg viewBox='0 0 465 241'/>`)).toEqual(DRAWING)
})

test('a page that shows a drawing, and a drawing without a size, have none', () => {
  expect(measure(`<html><!-- ${SOURCE} --><svg width="4" height="4"></svg></html>`)).toBeNull()
  expect(measure(`<svg content="${SOURCE}"></svg>`)).toBeNull()
  expect(measure('<!--'.repeat(200_000) + '<svg >')).toBeNull()
})

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const inner = Buffer.concat(content)
  return Buffer.concat([numbers(8 + inner.length), Buffer.from(type, 'latin1'), inner])
}

/** A file with boxes among the properties of its pictures. */
const avif = (...properties: readonly Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0mif1', 'latin1')),
    box('mdat', Buffer.from('picture')),
    box('meta', numbers(0), box('iprp', box('ipco', ...properties))),
  ])

const size = (width: number, height: number): Buffer => box('ispe', numbers(0, width, height))

test('of the sizes in AVIF the largest is that of the picture, however many there are', () => {
  const measured = { type: 'avif', width: 600, height: 400 }
  expect(measureImage(avif(size(30, 20), box('free'), size(600, 400), size(512, 300)))).toEqual(measured)
  const many = Buffer.concat(Array.from({ length: 90_000 }, () => size(30, 20)))
  expect(measureImage(avif(size(600, 400), many))).toEqual(measured)
  // What says at first that it is no such file says so whatever follows.
  const hidden = Buffer.concat([
    Buffer.from('\0\0\0\0ftypnone', 'latin1'),
    numbers(0),
    avif(size(1, 1), many),
  ])
  expect(measureImage(hidden)).toBeNull()
})

test('AVIF without a size, or that ends within one, has none', () => {
  expect(measureImage(avif())).toBeNull()
  expect(measureImage(avif(size(0, 5)))).toBeNull()
  expect(measureImage(avif(size(600, 400)).subarray(0, -4))).toBeNull()
})

test.each([
  'width="0" height="9"',
  'width="-5" height="9"',
  'viewBox="0 0 0 0"',
  'width="9" height="NaN" viewBox="0 0 1e400 1"',
])('a drawing whose size no browser can show has none: %s', (attributes) => {
  expect(measure(`<svg ${attributes}></svg>`)).toBeNull()
})

test('a picture of no pixels has no size', () => {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  expect(measureImage(Buffer.concat([head, Buffer.alloc(17)]))).toBeNull()
})
