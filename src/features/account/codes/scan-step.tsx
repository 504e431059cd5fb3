'use client'

import type { ReactNode } from 'react'
import { codeScreenTexts } from '#texts/account/code-screens'
import { CodeField } from '../../../ui/form/code-field'
import { Icon } from '../../../ui/graphics/icon'
import { IconButton } from '../../../ui/buttons/icon-button'
import { copy } from './copy'
import { QrCode } from './qr-code'

const { setUp: texts, code: codeTexts } = codeScreenTexts

export type NewSecret = { secret: string; address: string }
type Props = NewSecret & { error: string | undefined }

export function ScanStep({ secret, address, error }: Props) {
  return (
    <ol className="grid gap-4">
      <Step number={1} title={texts.app}>
        <p className="type-meta">{texts.appHint}</p>
      </Step>
      <Step number={2} title={texts.scan}>
        <div className="mt-2 grid gap-2 md:grid-cols-[168px_minmax(0,1fr)] md:items-center md:gap-[18px]">
          <QrCode text={address} />
          <div className="grid min-w-0 content-start gap-1.5">
            <p className="type-meta">{texts.samePhone}</p>
            <p className="flex items-center justify-between gap-1 rounded-md bg-paper-deep py-1 ps-3">
              <code className="font-sans text-[1rem] leading-6 font-[600] tracking-[0.03em]">
                {inGroups(secret)}
              </code>
              <IconButton
                label={texts.copyKey}
                icon="copy"
                iconSize={20}
                onClick={() => void copy(secret, texts.keyCopied)}
              />
            </p>
            <a href={address} className="inline-flex min-h-touch items-center gap-2 font-[600] text-link">
              <Icon icon="external-link" />
              {texts.openApp}
            </a>
          </div>
        </div>
      </Step>
      <Step number={3}>
        <CodeField label={texts.type} hint={codeTexts.appHint} error={error} />
      </Step>
    </ol>
  )
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')

function Step({ number, title, children }: { number: number; title?: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[32px_minmax(0,1fr)] gap-3.5">
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-full bg-primary-soft font-serif text-[1.0625rem] font-[600] text-primary-soft-ink"
      >
        {number}
      </span>
      <div className="min-w-0 pt-1">
        {title && <p className="type-label">{title}</p>}
        {children}
      </div>
    </li>
  )
}
