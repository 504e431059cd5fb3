import type { ReactNode } from 'react'
import { authTexts } from '#texts/account/auth'
import { Alert } from '../../ui/states/alert'
import { Benefits } from './benefits'

type Props = { title: string; lead: string; children: ReactNode }

export function AuthFrame({ title, lead, children }: Props) {
  return (
    // The screen is as high as the window and touches the footer.
    <div className="-mb-section grid md:min-h-[calc(100dvh-68px)] min-[60rem]:grid-cols-2">
      <div className="grid place-items-center px-gutter pt-8 pb-12 max-md:items-start">
        <div className="grid w-full max-w-[420px] gap-4.5">
          <div className="grid gap-2">
            <h1 className="type-title">{title}</h1>
            <p className="text-ink-soft">{lead}</p>
          </div>
          <noscript>
            <Alert tone="wait">{authTexts.needsJavaScript}</Alert>
          </noscript>
          {children}
        </div>
      </div>
      <Benefits />
    </div>
  )
}
