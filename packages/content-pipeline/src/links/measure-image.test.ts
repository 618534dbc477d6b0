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
