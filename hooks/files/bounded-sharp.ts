import type { SharpDependency } from 'payload'
import sharp from 'sharp'
import { IMAGE_RENDER_SECONDS, IMAGE_MAX_PIXELS } from '#domain/limits'

export const boundedSharp: SharpDependency = (input, options) =>
  sharp(input, { ...options, limitInputPixels: IMAGE_MAX_PIXELS }).timeout({ seconds: IMAGE_RENDER_SECONDS })
