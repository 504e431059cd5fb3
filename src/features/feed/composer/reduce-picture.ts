import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, imageTypes } from '#domain/limits'
import { mediaTexts } from '#texts/panels/collections'

/** The widest copy that a page shows, on screens of double density. */
const SIDE_MAX = 1600
const QUALITY = 0.85

/** Smaller, turned upright and without the camera's data; or why it is refused, in the server's words. */
export async function reducePicture(file: File): Promise<File | string> {
  if (!imageTypes.some((type) => type === file.type)) return mediaTexts.notAnImage
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return mediaTexts.notAnImage
  if (bitmap.width * bitmap.height > IMAGE_MAX_PIXELS) return mediaTexts.tooManyPixels
  const blob = await reduced(bitmap)
  if (!blob) return mediaTexts.notAnImage
  // A browser that cannot encode WebP returns PNG, which is accepted too.
  const name = `post.${blob.type.split('/')[1]}`
  return blob.size > IMAGE_MAX_BYTES ? mediaTexts.tooLarge : new File([blob], name, { type: blob.type })
}

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
