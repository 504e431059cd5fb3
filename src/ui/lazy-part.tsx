'use client'

import { type ComponentType, lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { uiTexts } from '#texts/shell/ui'
import { buttonLook } from './buttons/button-look'
import { toastFailure } from './overlays/toast-store'

type Load<Part> = () => Promise<{ default: Part }>
// Props of any kind, as React itself writes it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Whatever = ComponentType<any>
type Options = {
  /** Stands there without a word until the connection is back. */
  meanwhile?: ReactNode
}

/**
 * `lazy` whose code may not arrive, for which React would give up the whole page. What can be closed says so and
 * closes; anything else leaves a sentence in its place, with another attempt.
 */
export const lazyPart = <Part extends Whatever>(load: Load<Part>, options?: Options) =>
  lazy(() => load().catch(() => ({ default: missing(load, options) as Whatever as Part })))

function missing(load: Load<Whatever>, options?: Options) {
  let arrived: Whatever | null = null
  const ask = async () => (arrived = (await load()).default)

  return function MissingPart(props: object) {
    const [Part, setPart] = useState(() => arrived)
    const [isLost, setIsLost] = useState(false)
    const [attempts, setAttempts] = useState(0)
    const retry = () => setAttempts((count) => count + 1)

    const lose = useEffectEvent(() => {
      setIsLost(true)
      if (options || !isClosable(props) || props.open === false) return
      toastFailure(uiTexts.partMissing)
      props.onClose()
    })
    useEffect(() => {
      let isOver = false
      ask().then(
        (part) => isOver || setPart(() => part),
        () => isOver || lose(),
      )
      addEventListener('online', retry)
      return () => {
        isOver = true
        removeEventListener('online', retry)
      }
    }, [attempts])

    if (Part) return <Part {...props} />
    if (options) return options.meanwhile
    return isLost && !isClosable(props) && <NotLoaded onRetry={retry} />
  }
}

const isClosable = (props: object): props is { open?: boolean; onClose: () => void } => 'onClose' in props

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert" className="flex flex-wrap items-center gap-x-3 px-4 py-2 text-ink-soft">
    {uiTexts.partMissing}
    <button
      type="button"
      className={buttonLook({ variant: 'quiet', size: 'sm', className: '-mx-3' })}
      onClick={onRetry}
    >
      {uiTexts.retry}
    </button>
  </p>
)
