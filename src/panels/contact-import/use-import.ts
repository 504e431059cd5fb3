'use client'

import { useEffect, useState } from 'react'
import { isImportUnderWay, type StartedImport } from '#domain/contacts/import-answers'
import { send } from '../../ui/requests/send'

const ASKED_EVERY_MS = 700

/** Asks until the import has ended. Null before the first answer. `round` asks anew. */
export function useImport(job: string, round: number): StartedImport | null {
  const [found, setFound] = useState<StartedImport | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    async function ask() {
      const answer = await send<StartedImport>('GET', `/api/contacts/import/${job}`)
      if (isLeft) return
      if (answer.ok) setFound(answer.data)
      if (!answer.ok || isImportUnderWay(answer.data.state)) timer = setTimeout(ask, ASKED_EVERY_MS)
    }
    void ask()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [job, round])
  return found?.job === job ? found : null
}
