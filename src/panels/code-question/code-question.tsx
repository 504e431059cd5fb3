'use client'

import type { ReactNode } from 'react'
import { useFetchQuestion } from '../screen/use-fetch-question'
import { CodeForm } from './code-form'
import { repeatWithCode } from './repeat-with-code'

export function CodeQuestion({ children }: { children: ReactNode }) {
  const question = useFetchQuestion(repeatWithCode)
  return (
    <>
      {children}
      {question && <CodeForm onAnswer={question.answer} />}
    </>
  )
}
