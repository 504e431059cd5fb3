import { useEffect, useRef, useState } from 'react'
import type { Crop } from '#domain/account/crop'
import { profilePictureTexts as texts } from '#texts/account/profile-picture'
import { send, type SendResult } from '../../../ui/requests/send'
import { toastFailure, toastSuccess } from '../../../ui/overlays/toast-store'
import { savePicture } from './save-picture'

type Options = { memberId: string; onSaved: () => void }
type Work = 'idle' | 'saving' | 'removing'

export function useOwnPicture({ memberId, onSaved }: Options) {
  const [work, setWork] = useState<Work>('idle')
  const [progress, setProgress] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useRef<AbortController>(null)
  const stop = () => upload.current?.abort()
  useEffect(() => stop, [])

  function finish(answer: SendResult<unknown> | null, said: { success: string; failure: string }) {
    setWork('idle')
    if (!answer) return
    if (answer.ok) {
      toastSuccess(said.success)
      return onSaved()
    }
    setProblem(Object.values(answer.fields)[0] ?? answer.message)
    toastFailure(said.failure)
  }

  async function save(picture: ImageBitmap, crop: Crop) {
    if (work !== 'idle') return
    setWork('saving')
    setProblem(null)
    setProgress(0)
    upload.current = new AbortController()
    const { signal } = upload.current
    finish(await savePicture({ memberId, picture, crop, signal, onProgress: setProgress }), texts)
  }

  async function remove() {
    if (work !== 'idle') return
    setWork('removing')
    setProblem(null)
    const answer = await send('PATCH', `/api/users/${memberId}`, { avatar: null })
    finish(answer, { success: texts.removed, failure: texts.removeFailed })
  }

  return { work, progress, problem, save, remove, stop }
}
