'use client'

import { useState } from 'react'
import { codeScreenTexts } from '#texts/account/code-screens'
import { Button } from '../../../ui/buttons/button'
import { Dialog } from '../../../ui/overlays/dialog'
import { Choice } from '../../../ui/form/choice'
import { Alert } from '../../../ui/states/alert'
import { copy } from './copy'

const { recovery: texts } = codeScreenTexts

type Props = { codes: string[]; lead?: string; onDone: () => void }

/** Shown only once, so it closes only after the member confirms that they have stored the codes. */
export function RecoveryCodes({ codes, lead, onDone }: Props) {
  const [isSaved, setIsSaved] = useState(false)
  const text = codes.join('\n')
  const done = (
    <Button disabled={!isSaved} onClick={onDone}>
      {texts.done}
    </Button>
  )
  return (
    <Dialog
      open
      onClose={onDone}
      mayClose={() => false}
      hasCross={false}
      title={texts.title}
      lead={lead}
      footer={done}
    >
      <Alert tone="wait" title={texts.warning}>
        {texts.warningText}
      </Alert>
      <ol
        aria-label={texts.title}
        className="printed-alone grid grid-cols-2 gap-x-5 rounded-lg border border-line bg-surface px-4 py-2"
      >
        {codes.map((code) => (
          <li
            key={code}
            className="grid min-h-10 place-items-center border-line not-nth-last-[-n+2]:border-b"
          >
            <code className="font-sans text-[1.0625rem] font-[600] tracking-[0.03em] whitespace-nowrap figures-even">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-3 gap-2 max-sm:[&_svg]:hidden">
        <Button
          variant="secondary"
          size="sm"
          icon="download"
          className="px-1.5!"
          onClick={() => download(text)}
        >
          {texts.download}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon="copy"
          className="px-1.5!"
          onClick={() => void copy(text, texts.copied)}
        >
          {texts.copy}
        </Button>
        <Button variant="secondary" size="sm" icon="printer" className="px-1.5!" onClick={() => print()}>
          {texts.print}
        </Button>
      </div>
      <Choice
        type="checkbox"
        label={texts.saved}
        checked={isSaved}
        onChange={({ target }) => setIsSaved(target.checked)}
      />
    </Dialog>
  )
}

function download(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = texts.fileName
  link.click()
  // The browser reads the file asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
