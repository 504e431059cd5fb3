'use client'

import { useCallback, useEffect, useState } from 'react'
import { isImportUnderWay, type StartedImport } from '#domain/contacts/import-answers'
import { send } from '../../ui/requests/send'

export type PastImportsState = {
  /** Null until they are known. */
  imports: StartedImport[] | null
  problem: string | null
  /** One that runs, so that somebody who left the page finds it again. */
  underWay: string | null
  reload: () => void
}

export function usePastImports(): PastImportsState {
  const [imports, setImports] = useState<StartedImport[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const reload = useCallback(() => {
    void send<{ imports: StartedImport[] }>('GET', '/api/contacts/import').then((answer) => {
      setProblem(answer.ok ? null : answer.message)
      setImports((before) => (answer.ok ? answer.data.imports : (before ?? [])))
    })
  }, [])
  useEffect(reload, [reload])
  const underWay = imports?.find(({ state }) => isImportUnderWay(state))?.job ?? null
  return { imports, problem, underWay, reload }
}
