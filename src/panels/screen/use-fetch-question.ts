'use client'

import { useEffect, useRef, useState } from 'react'

type Send = typeof fetch
type Question<Asked, Answer> = { asked: Asked; answer: (given: Answer) => void }

/**
 * A question to the person before an answer of the server reaches Payload, which offers no hook between a refusal and its
 * message. One question at a time: requests of the same moment share its answer.
 */
export function useFetchQuestion<Asked, Answer>(
  wrap: (send: Send, ask: (asked: Asked) => Promise<Answer>) => Send,
): Question<Asked, Answer> | null {
  const [question, setQuestion] = useState<Question<Asked, Answer> | null>(null)
  const waiting = useRef<Promise<Answer> | null>(null)

  useEffect(() => {
    const { fetch } = window
    const ask = (asked: Asked) =>
      (waiting.current ??= new Promise<Answer>((resolve) => {
        const answer = (given: Answer) => {
          waiting.current = null
          setQuestion(null)
          resolve(given)
        }
        setQuestion({ asked, answer })
      }))
    window.fetch = wrap(fetch.bind(window), ask)
    return () => {
      window.fetch = fetch
    }
  }, [wrap])

  return question
}
