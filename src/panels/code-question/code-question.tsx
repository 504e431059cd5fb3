'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CodeForm } from './code-form'
import { repeatWithCode } from './repeat-with-code'

type Question = { answer: (isGiven: boolean) => void }

export function CodeQuestion({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const waiting = useRef<Promise<boolean> | null>(null)

  useEffect(() => {
    const { fetch } = window
    const ask = () =>
      (waiting.current ??= new Promise<boolean>((resolve) => {
        const answer = (isGiven: boolean) => {
          waiting.current = null
          setQuestion(null)
          resolve(isGiven)
        }
        setQuestion({ answer })
      }))
    window.fetch = repeatWithCode(fetch.bind(window), ask)
    return () => {
      window.fetch = fetch
    }
  }, [])

  return (
    <>
      {children}
      {question && <CodeForm onAnswer={question.answer} />}
    </>
  )
}
