import type { TypedValues } from '../../ui/form/typed-values'

export type Draft = {
  member: string
  form: string
  /** The server knows the text by it: sent twice, it is stored once. */
  key: string
  values: TypedValues
  /** What stands in no field by name, such as a picture. */
  extra?: unknown
  summary: DraftSummary
  savedAt: number
  /** Sending was asked for and waits for a connection or a sign-in. */
  isQueued: boolean
}

/** Enough to recognise it by. */
export type DraftSummary = { start: string; more: string; fields: string[] }
