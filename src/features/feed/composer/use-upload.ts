import { useEffect, useRef, useState } from 'react'
import { send, type SendResult } from '../../../ui/requests/send'
import { sendFile } from '../../../ui/requests/send-file'

/** Already reduced. */
export type PostPicture = File

type Stored = { doc: { id: string } }
type Sent = { picture: PostPicture; alt: string; answer: SendResult<Stored> & { ok: true } }

const forget = ({ answer }: Sent) => send('DELETE', `/api/media/${answer.data.doc.id}`)

/** A picture is sent once, also when publishing fails and is tried again. */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  const sent = useRef<Sent>(null)
  const stop = () => running.current?.abort()
  useEffect(() => stop, [])

  /** Null when stopped. */
  async function sendOnce(picture: PostPicture, alt: string): Promise<SendResult<Stored> | null> {
    if (sent.current?.picture === picture && sent.current.alt === alt) return sent.current.answer
    if (sent.current) void forget(sent.current)
    sent.current = null
    running.current = new AbortController()
    setProgress(0)
    const answer = await sendFile<Stored>({
      path: '/api/media',
      file: picture,
      fields: { purpose: 'post', ...(alt && { alt }) },
      onProgress: setProgress,
      signal: running.current.signal,
    })
    setProgress(null)
    if (answer?.ok) sent.current = { picture, alt, answer }
    return answer
  }

  return { progress, send: sendOnce, stop }
}
