'use client'

import type { IconName } from '#domain/icon-names'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { closedBecause } from '#domain/events/event-seats'
import type { EventState } from '#domain/events/event-status'
import { signUpTexts as texts } from '#texts/events/event-sign-up'
import { routes } from '#domain/routes'
import { withWish } from '#domain/web/wish'
import { Button } from '../../../ui/buttons/button'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { Alert } from '../../../ui/states/alert'
import { lazyPart } from '../../../ui/lazy-part'
import { toastFailure, toastSuccess, withdrawFailure } from '../../../ui/overlays/toast-store'
import { usePresent } from '../../../ui/use-present'
import { useWish } from '../../viewer/use-wish'
import { askToSignUp, hasAskedToSignUp } from './asked-to-sign-up'
import { useRegistration } from './use-registration'

const Registered = lazyPart(() => import('./registered'))

type Props = {
  event: EventState & { id: string; slug: string; title: string }
  /** At render time. */
  renderedClosed: ReturnType<typeof closedBecause>
  isFull: boolean
}

export function SignUp({ event, renderedClosed, isFull }: Props) {
  const { isKnown, user, own, signUp, load } = useRegistration(event.id)
  const closed = usePresent((now) => closedBecause(event, new Date(now)), renderedClosed)

  const icon = isFull ? 'hourglass' : 'calendar-plus'
  const label = isFull ? texts.signUpWaiting : texts.signUp
  if (own && closed !== 'completed') {
    return (
      <Suspense fallback={<SignUpButton label={label} icon={icon} isKnown={false} signUp={signUp} />}>
        <Registered title={event.title} own={own} onLeft={load} />
      </Suspense>
    )
  }
  if (closed) return <Alert tone="info">{texts.closed[closed]}</Alert>
  return (
    <>
      {isFull ? <p className="type-meta">{texts.fullText}</p> : null}
      {isKnown && !user ? (
        <ButtonLink
          href={routes.auth(withWish(routes.event(event.slug), 'join'))}
          icon={icon}
          block
          onClick={() => askToSignUp(event.id)}
        >
          {label}
        </ButtonLink>
      ) : (
        <SignUpButton
          label={label}
          icon={icon}
          isKnown={isKnown}
          signUp={signUp}
          isAsked={() => hasAskedToSignUp(event.id)}
        />
      )}
    </>
  )
}

type ButtonProps = {
  label: string
  icon: IconName
  isKnown: boolean
  signUp: ReturnType<typeof useRegistration>['signUp']
  /** By the visitor who has just signed in. */
  isAsked?: () => boolean
}

function SignUpButton({ label, icon, isKnown, signUp, isAsked }: ButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  /** Pressed while it still learns who looks. */
  const [isWanted, setIsWanted] = useState(false)
  useWish('join', () => isAsked?.() && void go(), isKnown)
  const onKnown = useEffectEvent(() => void go())
  useEffect(() => {
    if (isKnown && isWanted) onKnown()
  }, [isKnown, isWanted])

  async function go() {
    setIsBusy(true)
    const answer = await signUp()
    setIsBusy(false)
    setIsWanted(false)
    if (!answer.ok) return toastFailure(texts.signUpFailed, answer.message)
    withdrawFailure(texts.signUpFailed)
    const isWaiting = typeof answer.data.doc.place === 'number'
    toastSuccess(isWaiting ? texts.signedUpWaiting : texts.signedUp)
  }

  return (
    <Button
      icon={icon}
      block
      busy={isBusy || isWanted}
      onClick={() => (isKnown ? void go() : setIsWanted(true))}
      className="no-js:hidden"
    >
      {label}
    </Button>
  )
}
