'use client'

import { ServerFunctionsProvider, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import type { BuildFormStateArgs, FormState, ServerFunctionClient } from 'payload'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { typedSince } from './typed-since'

type OpenForm = Pick<ReturnType<typeof useForm>, 'getFields' | 'dispatchFields'>
type OpenForms = Map<string, OpenForm>

const OpenFormsContext = createContext<OpenForms>(new Map())
const nameOf = (collection?: string, id?: number | string | null) => `${collection}/${id ?? ''}`

/**
 * Payload asks the server about the fields once nobody has typed for a moment, and takes its answer for one about all
 * that stands in the form: what was typed just before it came was never asked about, its old reason stayed, and fields
 * that depend on it did not appear.
 */
export function TypedMeanwhile({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const [forms] = useState<OpenForms>(() => new Map())
  const watching = useMemo(() => watchingForms(serverFunction, forms), [forms, serverFunction])
  return (
    <OpenFormsContext value={forms}>
      <ServerFunctionsProvider serverFunction={watching}>{children}</ServerFunctionsProvider>
    </OpenFormsContext>
  )
}

/** Within a form. */
export function OpenForm() {
  const forms = use(OpenFormsContext)
  const { collectionSlug, id } = useDocumentInfo()
  const { getFields, dispatchFields } = useForm()
  useEffect(() => {
    const name = nameOf(collectionSlug, id)
    const form = { getFields, dispatchFields }
    forms.set(name, form)
    return () => {
      if (forms.get(name) === form) forms.delete(name)
    }
  }, [collectionSlug, dispatchFields, forms, getFields, id])
  return null
}

const watchingForms =
  (ask: ServerFunctionClient, forms: OpenForms): ServerFunctionClient =>
  async (call) => {
    const answer = await ask(call)
    const { collectionSlug, data, formState, id, schemaPath } = call.args as unknown as BuildFormStateArgs
    const form = forms.get(nameOf(collectionSlug, id))
    // `data` comes with a save; forms within the form, of a link, have a path of their own.
    if (call.name !== 'form-state' || !form || !formState || data || schemaPath !== collectionSlug)
      return answer
    const path = typedSince({ asked: formState, now: form.getFields() })
    // Once Payload has taken the answer.
    if (path) setTimeout(() => markAsTyped(form, path))
    return answer
  }

/** Any difference makes Payload ask, after its usual pause. */
function markAsTyped({ getFields, dispatchFields }: OpenForm, path: string) {
  const field = { ...getFields()[path], typedMeanwhile: performance.now() }
  dispatchFields({ type: 'UPDATE_MANY', formState: { [path]: field } as FormState })
}
