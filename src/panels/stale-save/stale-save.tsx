'use client'

import type { ReactNode } from 'react'
import { useFetchQuestion } from '../screen/use-fetch-question'
import { repeatOverNewer } from './repeat-over-newer'
import { StaleDialog } from './stale-dialog'

export function StaleSave({ children }: { children: ReactNode }) {
  const question = useFetchQuestion(repeatOverNewer)
  return (
    <>
      {children}
      {question && <StaleDialog stale={question.asked} onChoose={question.answer} />}
    </>
  )
}
