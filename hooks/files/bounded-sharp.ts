import type { SharpDependency } from 'payload'
import sharp from 'sharp'
import { IMAGE_DRAWING_SECONDS, IMAGE_MAX_PIXELS } from '#domain/limits'

/**
 * What Payload draws pictures with. `hooks/files/image-file.ts` judges a file by its header before this; here the same limit
 * holds for whatever Payload opens, and a picture that takes for ever is given up.
 */
export const boundedSharp: SharpDependency = (input, options) =>
  sharp(input, { ...options, limitInputPixels: IMAGE_MAX_PIXELS }).timeout({ seconds: IMAGE_DRAWING_SECONDS })
