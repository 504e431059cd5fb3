import { squareOf, type Crop } from '#domain/account/crop'
import { mediaTexts } from '#texts/panels/collections'
import { send, type SendResult } from '../../../ui/requests/send'
import { sendFile } from '../../../ui/requests/send-file'

/** The largest size at which a profile shows it, on double-density screens. */
const SIDE_PX = 640
const QUALITY = 0.92

type Save = {
  memberId: string
  picture: ImageBitmap
  crop: Crop
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Null when cancelled. */
export async function savePicture({ memberId, picture, crop, onProgress, signal }: Save) {
  const file = await cut(picture, crop)
  if (!file) return refused(mediaTexts.notAnImage)
  const fields = { purpose: 'avatar' }
  const upload = await sendFile<{ doc: { id: string } }>({
    path: '/api/media',
    file,
    fields,
    onProgress,
    signal,
  })
  if (!upload?.ok) return upload
  const { id } = upload.data.doc
  if (signal.aborted) return forget(id, null)
  const answer = await send('PATCH', `/api/users/${memberId}`, { avatar: id })
  return answer.ok ? answer : forget(id, answer)
}

/** Deletes an upload that is not used. */
async function forget<Answer>(id: string, answer: Answer): Promise<Answer> {
  await send('DELETE', `/api/media/${id}`)
  return answer
}

const refused = (message: string): SendResult<never> => ({ ok: false, status: 0, message, fields: {} })

async function cut(picture: ImageBitmap, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  drawSquare({ canvas, picture, crop })
  // A browser that cannot encode WebP returns PNG, which is accepted too.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY))
  return blob && new File([blob], `avatar.${blob.type.split('/')[1]}`, { type: blob.type })
}

type Drawn = { canvas: HTMLCanvasElement; picture: ImageBitmap; crop: Crop }

export function drawSquare({ canvas, picture, crop }: Drawn) {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(crop, picture)
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}
