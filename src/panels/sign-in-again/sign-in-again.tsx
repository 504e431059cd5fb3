'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useCallback, useState } from 'react'
import type { User } from '#types'
import { useFetchQuestion } from '../screen/use-fetch-question'
import { repeatSignedIn } from './repeat-signed-in'
import { SignInDialog } from './sign-in-dialog'

/** A form of the panels outlives the session it was opened in. */
export function SignInAgain({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  // Payload forgets who it was when the session has ended.
  const [member] = useState(user as User | null)
  const wrap = useCallback(
    (send: typeof fetch, ask: (asked: null) => Promise<boolean>) => repeatSignedIn(member?.id, send, ask),
    [member?.id],
  )
  const question = useFetchQuestion(wrap)
  return (
    <>
      {children}
      {question && member && <SignInDialog member={member} onAnswer={question.answer} />}
    </>
  )
}
