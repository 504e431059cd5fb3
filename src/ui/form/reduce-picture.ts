import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '#domain/limits'
import { mediaTexts } from '#texts/panels/collections'

/** The widest copy that a page shows, on screens of double density. */
const SIDE_MAX = 1600
const QUALITY = 0.85

/** Smaller, turned upright and without the camera's data; or why it is refused, in the server's words. */
export async function reducePicture(file: File): Promise<File | string> {
  if (!isPicture(file)) return mediaTexts.notAnImage
  // A few browsers read the format of iPhones, which the server does not take: they send what they have read.
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return isHeic(file) ? mediaTexts.heic : mediaTexts.notAnImage
  if (bitmap.width * bitmap.height > IMAGE_MAX_PIXELS) return mediaTexts.tooManyPixels
  const blob = await reduced(bitmap)
  if (!blob) return mediaTexts.notAnImage
  // A browser that cannot encode WebP returns PNG, which is accepted too.
  const name = `${stemOf(file.name)}.${blob.type.split('/')[1]}`
  return blob.size > IMAGE_MAX_BYTES ? mediaTexts.tooLarge : new File([blob], name, { type: blob.type })
}

const stemOf = (name: string) => name.replace(/\.[^.]*$/, '').slice(0, 80) || 'picture'

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Drawings (SVG) may carry programs. */
const isPicture = (file: File) =>
  (file.type.startsWith('image/') && file.type !== 'image/svg+xml') || isHeic(file)

function reduced(bitmap: ImageBitmap): Promise<Blob | null> {
  const share = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * share))
  canvas.height = Math.max(1, Math.round(bitmap.height * share))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY))
}
