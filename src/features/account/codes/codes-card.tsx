import type { ReactNode } from 'react'
import { codeScreenTexts } from '#texts/account/code-screens'
import { Badge } from '../../../ui/states/badge'
import { Alert } from '../../../ui/states/alert'
import { SectionHead } from '../../../ui/page/section-head'

const { card: texts } = codeScreenTexts

export type OwnCodes = { isOn: boolean; left: number; isRequired: boolean }
type Props = { codes: OwnCodes; actions: ReactNode }

export function CodesCard({ codes: { isOn, left, isRequired }, actions }: Props) {
  return (
    <section aria-labelledby="codes">
      <SectionHead
        id="codes"
        title={texts.title}
        action={
          <Badge tone={isOn ? 'ok' : 'neutral'} icon={isOn ? 'shield-check' : undefined}>
            {isOn ? texts.isOn : texts.isOff}
          </Badge>
        }
      />
      <div className="grid gap-4">
        {isRequired && !isOn ? (
          <Alert tone="wait" title={texts.required}>
            {texts.requiredText}
          </Alert>
        ) : null}
        <p>{isOn ? texts.on : texts.off}</p>
        {isOn ? <p className="type-meta">{left > 0 ? texts.left(left) : texts.noneLeft}</p> : null}
        <div className="flex flex-wrap gap-2.5 max-sm:*:w-full">{actions}</div>
      </div>
    </section>
  )
}
