'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import type { BuildFormStateArgs, ServerFunctionClient } from 'payload'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { writeOf } from '../outcomes/write-of'
import { RefusedFields } from './refused-fields'

type Answer = { state?: Record<string, object> | null } | null

/** What the server refused stays marked, with its reason, until the field is changed or the save succeeds. */
export function KeepReasons({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const [refused] = useState(() => new RefusedFields())

  useEffect(() => {
    const { fetch } = window
    window.fetch = noting(fetch.bind(window), refused)
    return () => {
      window.fetch = fetch
    }
  }, [refused])

  const keeping = useMemo(() => keepingReasons(serverFunction, refused), [refused, serverFunction])
  return <ServerFunctionsProvider serverFunction={keeping}>{children}</ServerFunctionsProvider>
}

const noting =
  (send: typeof fetch, refused: RefusedFields): typeof fetch =>
  async (input, init) => {
    const write = writeOf(input, init)
    const answer = await send(input, init)
    if (!write || write.isAutosave) return answer
    if (answer.ok) refused.forget(write)
    else
      refused.note(
        write,
        valuesIn(init?.body),
        await answer
          .clone()
          .json()
          .catch(() => null),
      )
    return answer
  }

/** Payload sends the fields of a document as JSON in a form of its own. */
function valuesIn(body: unknown): unknown {
  const sent = body instanceof FormData ? body.get('_payload') : null
  return typeof sent === 'string' ? JSON.parse(sent) : null
}

const keepingReasons =
  (ask: ServerFunctionClient, refused: RefusedFields): ServerFunctionClient =>
  async (call) => {
    if (call.name !== 'form-state') return ask(call)
    const { collectionSlug: collection, formState, id } = call.args as unknown as BuildFormStateArgs
    const keep = refused.keeper({ collection, id }, formState)
    const answer = (await ask(call)) as Answer
    return answer?.state ? { ...answer, state: keep(answer.state) } : answer
  }
