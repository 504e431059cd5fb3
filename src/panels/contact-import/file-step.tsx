'use client'

import { toast } from '@payloadcms/ui'
import { Icon } from '../../ui/graphics/icon'
import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { contactCategories } from '#domain/contacts/contact-input'
import type { ImportOptions } from '#domain/contacts/import-options'
import { IMPORT_FILE_MAX_BYTES, TABLE_CELL_MAX } from '#domain/limits'
import { fileSize } from '#domain/text/format-number'
import { contactTexts } from '#texts/contacts/contacts'
import { importFileTexts as texts } from '#texts/contacts/import-screen'
import { PanelField } from '../screen/panel-field'
import type { ImportFile } from './ask-import'
import type { Remembered } from './use-remembered'

type Props = {
  given: ImportFile | null
  remembered: Remembered
  isBusy: boolean
  onNext: (file: ImportFile, defaults: NonNullable<ImportOptions['defaults']>, isKept: boolean) => void
}

const formats = ['CSV', 'TSV', 'XLSX', 'JSON']

export function FileStep({ given, remembered: { defaults = {} }, isBusy, onNext }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState(given)
  const [pasted, setPasted] = useState('')
  const [isOver, setIsOver] = useState(false)

  function take(chosen: File | undefined) {
    if (!chosen) return
    if (chosen.size > IMPORT_FILE_MAX_BYTES) return void toast.error(texts.tooLarge)
    setFile({ file: chosen, name: chosen.name })
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }

  function paste(event: ClipboardEvent) {
    const [chosen] = event.clipboardData.files
    if (chosen) {
      event.preventDefault()
      return take(chosen)
    }
    if ((event.target as HTMLElement).matches('input, textarea')) return
    event.preventDefault()
    setPasted(event.clipboardData.getData('text/plain'))
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const chosen = pasted.trim() ? { file: new File([pasted], texts.pastedAs), name: texts.pastedAs } : file
    if (!chosen) return void toast.error(texts.nothing)
    if (chosen.file.size > IMPORT_FILE_MAX_BYTES) return void toast.error(texts.tooLarge)
    const values = ['category', 'city', 'source'].map((name) => [name, String(form.get(name) ?? '').trim()])
    const filled = Object.fromEntries(values.filter(([, value]) => value)) as typeof defaults
    onNext(chosen, filled, form.get('remember') === 'on')
  }

  return (
    <form className="import-two" onSubmit={submit} onPaste={paste} noValidate>
      <div className="import-stack">
        <div
          className="import-drop"
          data-over={isOver || undefined}
          tabIndex={0}
          role="group"
          aria-label={texts.drop}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <Icon icon="upload" size={32} />
          <b>{texts.drop}</b>
          <p>{texts.paste}</p>
          <button
            type="button"
            className="panel-button panel-button--secondary"
            onClick={() => input.current?.click()}
          >
            {texts.choose}
          </button>
          <input
            ref={input}
            type="file"
            className="panel-hidden"
            tabIndex={-1}
            aria-label={texts.choose}
            accept=".csv,.tsv,.txt,.xlsx,.json"
            onChange={({ target }) => {
              take(target.files?.[0])
              target.value = ''
            }}
          />
          <p className="import-formats">
            {formats.map((format) => (
              <span key={format}>{format}</span>
            ))}
          </p>
          <p className="panel-form__hint">{texts.limits}</p>
        </div>
        {file && !pasted.trim() && (
          <p className="import-chosen">
            <Icon icon="file-spreadsheet" size={24} />
            <span>
              <b>{file.name}</b> {fileSize(file.file.size)}
            </span>
            <button type="button" aria-label={texts.remove(file.name)} onClick={() => setFile(null)}>
              <Icon icon="x" />
            </button>
          </p>
        )}
        <div className="panel-form">
          <label htmlFor={id}>{texts.pasted}</label>
          <textarea
            id={id}
            rows={3}
            value={pasted}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setPasted(target.value)}
          />
          <p id={`${id}-hint`} className="panel-form__hint">
            {texts.pastedHint}
          </p>
        </div>
      </div>
      <fieldset className="import-card">
        <legend>{texts.forAll}</legend>
        <p className="panel-form__hint">{texts.forAllHint}</p>
        <PanelField
          name="category"
          label={contactTexts.category}
          defaultValue={defaults.category ?? ''}
          options={[
            { value: '', label: texts.noCategory },
            ...contactCategories.map((value) => ({ value, label: contactTexts.categories[value] })),
          ]}
        />
        <PanelField
          name="city"
          label={contactTexts.city}
          hint={texts.optional}
          defaultValue={defaults.city}
          maxLength={TABLE_CELL_MAX}
        />
        <PanelField
          name="source"
          label={contactTexts.source}
          hint={texts.sourceHint}
          defaultValue={defaults.source}
          maxLength={TABLE_CELL_MAX}
        />
        <label className="panel-tick">
          <input type="checkbox" name="remember" defaultChecked />
          {texts.remember}
        </label>
      </fieldset>
      <div className="import-foot">
        <p className="panel-form__hint">{texts.lead}</p>
        <button type="submit" className="panel-button panel-button--primary" aria-busy={isBusy}>
          {isBusy ? texts.reading : texts.next}
        </button>
      </div>
    </form>
  )
}
