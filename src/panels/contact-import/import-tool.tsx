'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { FileColumns, ImportPreview } from '#domain/contacts/import-answers'
import type { ImportOptions } from '#domain/contacts/import-options'
import { askImport, type ImportFile } from './ask-import'
import { ColumnsStep } from './columns-step'
import { FileStep } from './file-step'
import { PastImports } from './past-imports'
import { PreviewStep } from './preview-step'
import { RunStep } from './run-step'
import { type ImportStep, StepsBar } from './steps-bar'
import { usePastImports } from './use-past-imports'
import { type Remembered, useRemembered } from './use-remembered'

/** Four steps on one screen. What was chosen stays when one goes back. */
export function ImportTool() {
  const { remembered, remember } = useRemembered()
  const past = usePastImports()
  const [step, setStep] = useState<ImportStep>('file')
  const [file, setFile] = useState<ImportFile | null>(null)
  const [options, setOptions] = useState<ImportOptions>({})
  const [columns, setColumns] = useState<FileColumns | null>(null)
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [job, setJob] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  // Somebody who left the page finds it again, and an undo of a past one is followed too.
  if (past.underWay && past.underWay !== job) setJob(past.underWay)

  async function ask<Answer>(mode: Parameters<typeof askImport>[0], given: ImportFile, next: ImportOptions) {
    setIsBusy(true)
    const answer = await askImport<Answer>(mode, given, next)
    setIsBusy(false)
    if (answer.ok) return answer.data
    toast.error(answer.message)
    return null
  }

  async function readColumns(given: ImportFile, next: ImportOptions) {
    const found = await ask<FileColumns>('columns', given, { columns: remembered?.columns, ...next })
    if (!found) return
    setFile(given)
    setOptions(next)
    setColumns(found)
    setStep('columns')
  }

  async function showPreview(next: ImportOptions, kept?: Remembered) {
    const found = file && (await ask<ImportPreview>('preview&rows=1', file, next))
    if (!found) return
    if (kept) remember(kept)
    setOptions(next)
    setPreview(found)
    setStep('preview')
  }

  async function commit(choice: ImportOptions) {
    const found = file && (await ask<{ job: string }>('commit&job=1', file, { ...options, ...choice }))
    if (!found) return
    setJob(found.job)
    setStep('run')
  }

  function again() {
    setJob(null)
    setFile(null)
    setColumns(null)
    setPreview(null)
    setStep('file')
    past.reload()
  }

  if (!remembered || !past.imports) return null
  return (
    <>
      <section className="import-frame" aria-busy={isBusy}>
        <Top step={job ? 'run' : step} />
        {job ? (
          <RunStep job={job} onAgain={again} onChange={past.reload} />
        ) : step === 'file' ? (
          <FileStep
            given={file}
            remembered={remembered}
            isBusy={isBusy}
            onNext={(given, defaults, isKept) => {
              if (isKept) remember({ defaults })
              void readColumns(given, { defaults })
            }}
          />
        ) : step === 'columns' && columns && file ? (
          <ColumnsStep
            key={columns.headRow}
            name={file.name}
            found={columns}
            options={options}
            remembered={remembered}
            isBusy={isBusy}
            onBack={() => setStep('file')}
            onHeadRow={(headRow) => void readColumns(file, { ...options, headRow })}
            onNext={(chosen, isKept) => {
              const kept = isKept ? { columns: { ...remembered.columns, ...chosen } } : undefined
              void showPreview({ ...options, columns: chosen, headRow: columns.headRow || undefined }, kept)
            }}
          />
        ) : preview && file ? (
          <PreviewStep
            name={file.name}
            preview={preview}
            isBusy={isBusy}
            onBack={() => setStep('columns')}
            onNext={(choice) => void commit(choice)}
          />
        ) : null}
      </section>
      {(job || step === 'file') && <PastImports {...past} />}
    </>
  )
}

/** A new step begins at its top, also for those who hear it. */
function Top({ step }: { step: ImportStep }) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return (
    <div ref={top} tabIndex={-1} className="import-top">
      <StepsBar current={step} />
    </div>
  )
}
