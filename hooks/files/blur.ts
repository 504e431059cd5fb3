import type { FieldHook } from 'payload'
import { boundedSharp } from './bounded-sharp'

const SIDE_PX = 12

/** A few pixels as a data URL (about 150 characters), shown blurred until the picture is there. */
export const blurOfFile: FieldHook = async ({ req, value }) => {
  if (!req.file) return value
  const tiny = await boundedSharp(req.file.data)
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
