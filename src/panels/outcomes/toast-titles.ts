import { toast } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { errorTexts } from '#texts/web/errors'

type Said = ReactNode | ((value: unknown) => ReactNode | Promise<ReactNode>)
type Promised = { loading?: ReactNode; success?: Said; error?: Said }

const { done, title: failed } = errorTexts
let isDone = false

/** Each message of the panels, Payload's too, has a title above it. Once, because all share one object. */
export function titleToasts() {
  if (isDone) return
  isDone = true
  const { success, error } = toast
  const promise = toast.promise as (work: unknown, words?: Promised) => never
  toast.success = (message, options) => success(done, { ...options, description: message })
  toast.error = (message, options) => error(failed, { ...options, description: message })
  toast.promise = (work, words) => promise(work, words && titled(words as Promised))
}

/** The title is asked for first, then the description. */
function titled({ success, error, ...words }: Promised) {
  let said: ReactNode
  const under = (title: string, message: Said) => async (value: unknown) => {
    said = await (typeof message === 'function' ? message(value) : message)
    return title
  }
  return { ...words, success: under(done, success), error: under(failed, error), description: () => said }
}
