import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, imageTypes } from '#domain/limits'
import { mediaTexts } from '#texts/panels/collections'

/** Returns the error for a refused file: the same one that the server gives. */
export async function readPicture(file: File): Promise<ImageBitmap | string> {
  if (!imageTypes.some((type) => type === file.type)) return mediaTexts.notAnImage
  if (file.size > IMAGE_MAX_BYTES) return mediaTexts.tooLarge
  try {
    const picture = await createImageBitmap(file)
    return picture.width * picture.height > IMAGE_MAX_PIXELS ? mediaTexts.tooManyPixels : picture
  } catch {
    return mediaTexts.notAnImage
  }
}
