import { checkRow, type ImportRow, type StoredContact } from '#domain/contacts/contact-import'
import type { ImportSummary } from '#domain/contacts/import-answers'
import type { ImportOptions } from '#domain/contacts/import-options'
import { type ImportPlan, planImport } from '#domain/contacts/plan-import'
import { LOG_VALUE_MAX } from '#domain/limits'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'
import { headed, type Headed, mappedRows } from './mapped-rows'
import { previewOf } from './preview'
import { readTable, UnusableFile } from './read-table'

type Portion = { from: number; to: number }

/** In this order: `read`, then `know` in portions, then `plan`; the others look at the plan. */
export type Questions = {
  read: {
    given: { bytes: Uint8Array; options: ImportOptions }
    answer: { rows: number; columns: Uint8Array }
  }
  know: { given: StoredContact[]; answer: null }
  plan: { given: ImportOptions; answer: ImportSummary }
  preview: { given: null; answer: Uint8Array }
  add: { given: Portion; answer: ImportPlan['add'] }
  change: { given: Portion; answer: ImportPlan['change'] }
}

export type Question = {
  [Kind in keyof Questions]: { kind: Kind; given: Questions[Kind]['given'] }
}[keyof Questions]
export type Reply = { answer: unknown } | { unusable: string } | { failed: string }

/** What a worker thread knows of one file. */
export function answerReader(): (question: Question) => Reply {
  let file: Headed
  let rows: ImportRow[]
  let plan: ImportPlan
  const stored: StoredContact[] = []

  function answer(question: Question): unknown {
    switch (question.kind) {
      case 'read':
        file = headed(readTable(Buffer.from(question.given.bytes)), question.given.options)
        return { rows: file.body.length, columns: packed(columnsOf(file)) }
      case 'know':
        stored.push(...question.given)
        return null
      case 'plan':
        rows = mappedRows(file, question.given)
        stored.sort((one, other) => ((one.createdAt ?? '') < (other.createdAt ?? '') ? -1 : 1))
        plan = planImport({ rows: rows.map(checkRow), stored, merge: mergeOf(question.given) })
        return summaryOf(plan, file)
      case 'preview':
        return packed({ ...summaryOf(plan, file), rows: previewOf({ plan, rows }) })
      case 'add':
      case 'change':
        return plan[question.kind].slice(question.given.from, question.given.to)
    }
  }

  return (question) => {
    try {
      return { answer: answer(question) }
    } catch (error) {
      if (error instanceof UnusableFile) return { unusable: error.message }
      return { failed: String(error).slice(0, LOG_VALUE_MAX) }
    }
  }
}

const packed = (data: object): Uint8Array => new TextEncoder().encode(JSON.stringify(data))

const columnsOf = ({ body, ...rest }: Headed) => ({ ...rest, rows: body.length })

const mergeOf = ({ merge = {} }: ImportOptions) =>
  new Map(Object.entries(merge).map(([row, id]) => [Number(row), id]))

function summaryOf({ add, change, skipped, invalid }: ImportPlan, { columns, body }: Headed): ImportSummary {
  const reasons = new Map(invalid.map((problem) => [problem.row, texts.reason(problem)]))
  const lines = body
    .filter(({ row }) => reasons.has(row))
    .map(({ row, cells }) => [...columns.map((_, at) => cells[at] ?? ''), reasons.get(row)!])
  return {
    added: add.length,
    skipped,
    changed: change.length,
    invalid: invalid.map(({ row }) => ({ row, reason: reasons.get(row)! })),
    refused: [[...columns.map(({ name }) => name), texts.reasonColumn], ...lines],
  }
}
