import { randomBytes } from 'node:crypto'
import {
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
  type FieldHook,
} from 'payload'
import sharp from 'sharp'
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, imageFormats } from '#domain/limits'
import { slugify } from '#domain/text/slug'
import { mediaTexts } from '#texts/panels/collections'
import { isMembersPurpose } from '#domain/files/pictures'

/** The new name is safe and never reused, so copies may be cached for ever. */
export const checkImageFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const problem = await imageProblem(req.file)
    if (problem) throw new ValidationError({ errors: [{ path: 'file', message: problem }], req }, req.t)
    req.file.name = safeName(req.file.name)
  }
  return args
}

type UploadedFile = NonNullable<PayloadRequest['file']>

async function imageProblem({ data, size }: UploadedFile): Promise<string | null> {
  if (size > IMAGE_MAX_BYTES) return mediaTexts.tooLarge
  try {
    // Reads only the header, so a decompression bomb is not unpacked.
    const { format, width, height, pages = 1 } = await sharp(data, { limitInputPixels: false }).metadata()
    if (!imageFormats.some((accepted) => accepted === format)) return mediaTexts.notAnImage
    return width * height * pages > IMAGE_MAX_PIXELS ? mediaTexts.tooManyPixels : null
  } catch {
    return mediaTexts.notAnImage
  }
}

function safeName(original: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(original) ?? []
  const suffix = randomBytes(4).toString('hex')
  return `${slugify(stem) || 'image'}-${suffix}.${slugify(extension) || 'bin'}`
}

/** A description is required of editors only. */
export const describeMembersPicture: FieldHook = ({ data, operation, value }) =>
  operation === 'create' && !value && isMembersPurpose(data?.purpose) ? mediaTexts.memberAlt : value
