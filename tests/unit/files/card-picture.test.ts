import { expect, it } from 'vitest'
import { cardPicture } from '#domain/files/card-picture'
import type { PictureData } from '#domain/files/pictures'

const copy = (width: number) => ({ url: `/${width}.webp`, width })
const picture = (widths: number[]): PictureData => ({
  url: '/whole.webp',
  width: 2400,
  height: 1600,
  alt: 'Кухня',
  caption: null,
  copies: widths.map(copy),
  avif: widths.map(copy),
  blur: null,
  socialUrl: null,
})

it('a card has the first picture, how many there are, and no copy that is too wide for it', () => {
  const shown = cardPicture([picture([480, 960, 1600, 2400]), picture([480])])
  expect(shown).toMatchObject({ count: 2, picture: { url: '/960.webp', copies: [copy(480), copy(960)] } })
  expect(shown?.picture.avif).toEqual([copy(480), copy(960)])
})

it('a picture with wide copies only keeps the narrowest', () => {
  expect(cardPicture([picture([1600, 2400])])?.picture.copies).toEqual([copy(1600)])
})

it('without pictures there is none', () => {
  expect(cardPicture([])).toBeNull()
})
