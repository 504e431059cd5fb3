import { readdirSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { itemPictures, pictureIds, picturesInput, type picturesMax } from '#domain/files/item-pictures'
import { toPicture } from '#domain/files/pictures'
import { demoApartments } from '#texts/demo/apartments'
import { demoEvents } from '#texts/demo/events'
import { demoEventPictures, demoItemPictures } from '#texts/demo/item-pictures'
import { demoServices } from '#texts/demo/services'
import { demoAds } from '#texts/demo/small-ads'
import { demoStores } from '#texts/demo/stores'
import { inOrderOf } from '../../../src/features/listing/own/pictures/order'

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`
const size = (width: number, format: string) => ({ url: `/m/${width}.${format}`, width })
const media = {
  ...{ id: id(1), url: '/m/whole.webp', width: 1000, height: 750, alt: 'Снимка, качена от член' },
  blur: 'data:image/webp;base64,x',
  sizes: {
    ...{ large: { url: null, width: null }, medium: size(960, 'webp'), small: size(480, 'webp') },
    ...{ mediumAvif: size(960, 'avif'), smallAvif: size(480, 'avif') },
  },
}

it('copies go from narrow to wide, for each format', () => {
  const { copies, avif, blur } = toPicture(media)!
  expect(copies.map(({ url }) => url)).toEqual(['/m/480.webp', '/m/960.webp', '/m/whole.webp'])
  expect(avif.map(({ url }) => url)).toEqual(['/m/480.avif', '/m/960.avif'])
  expect(blur).toBe(media.blur)
})

it('AVIF is not offered where it has no copy of about the whole width', () => {
  const { mediumAvif: _, ...sizes } = media.sizes
  expect(toPicture({ ...media, sizes })!.avif).toEqual([])
})

it('a picture without a description is described by the title; what is gone is left out', () => {
  const rows = [{ image: media, alt: 'Синьо колело' }, { image: null }, { image: id(2) }, { image: media }]
  const shown = itemPictures({ pictures: rows, title: 'Колело' })
  expect(shown.map(({ alt }) => alt)).toEqual(['Синьо колело', 'Колело'])
  expect(itemPictures({ pictures: null, title: 'Колело' })).toEqual([])
})

it('the ids of a field are those of the waiting edit too, each once', () => {
  const row = {
    pictures: [{ image: media }, { image: id(2) }, { image: null }],
    proposed: { pictures: [{ image: id(2) }, { image: id(3) }] },
  }
  expect(pictureIds(row, 'pictures')).toEqual([id(1), id(2), id(3)])
  expect(pictureIds({ image: media }, 'image')).toEqual([id(1)])
  expect(pictureIds(undefined, 'image')).toEqual([])
})

describe('what is accepted', () => {
  const problemsOf = (rows: unknown, kind: keyof typeof picturesMax = 'services') =>
    picturesInput(kind)
      .safeParse(rows)
      .error?.issues.map(({ message }) => message) ?? []

  it('is what has room, once, in any form of a reference', () => {
    expect(problemsOf([{ image: id(1) }, { image: { id: id(2) } }, { image: null }])).toEqual([])
    expect(problemsOf([1, 2, 3, 4].map((digit) => ({ image: id(digit) })))).toEqual(['pictures:3'])
    expect(problemsOf([{ image: id(1) }, { image: id(1) }])).toEqual(['samePicture'])
    expect(problemsOf([{ image: 'x' }])).toEqual(['id'])
    expect(problemsOf('x')).toEqual(['choice'])
    expect(problemsOf(undefined)).toEqual([])
  })
})

test.each([
  ['b', 0, 'bacd'],
  ['a', 2, 'bcad'],
  ['d', -1, 'dabc'],
  ['a', 9, 'bcda'],
  ['x', 1, 'abcd'],
])('%s at place %i', (key, to, order) => {
  const moved = inOrderOf(
    [...'abcd'].map((one) => ({ key: one })),
    { key, to },
  )
  expect(moved.map((one) => one.key).join('')).toBe(order)
})

it('the pictures of demo items are drawn, described and of items that exist', () => {
  const titles = [
    ...demoApartments.map(({ title }) => title),
    ...demoServices.map(({ title }) => title),
    ...demoStores.map(({ name }) => name),
    ...Object.values(demoAds).flatMap((ads) => ads.map(({ title }) => title)),
  ]
  expect(titles).toEqual(expect.arrayContaining(Object.keys(demoItemPictures)))
  expect(demoEvents.map(({ title }) => title)).toEqual(expect.arrayContaining(Object.keys(demoEventPictures)))
  const drawings = readdirSync('src/cli/seed/pictures')
  const used = [...Object.values(demoItemPictures).flat(), ...Object.values(demoEventPictures)]
  expect(drawings).toEqual(expect.arrayContaining(used.map(([drawing]) => drawing)))
  for (const [, alt] of used) expect(alt).toMatch(/^[А-Я].{9,}/)
})
