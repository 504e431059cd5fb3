import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'

const ENTRY = 6

it('favicon.ico is an icon of 48 pixels', async () => {
  const file = readFileSync('public/favicon.ico')
  // Reserved, type 1, one picture.
  expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 1])
  const [size, at] = [file.readUInt32LE(ENTRY + 8), file.readUInt32LE(ENTRY + 12)]
  expect(await sharp(file.subarray(at, at + size)).metadata()).toMatchObject({
    format: 'png',
    width: 48,
    height: 48,
  })
})
