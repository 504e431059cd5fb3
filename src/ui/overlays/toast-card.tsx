import { useEffect, useRef, useState } from 'react'
import { uiTexts } from '#texts/shell/ui'
import { buttonLook } from '../buttons/button-look'
import { classNames } from '../class-names'
import { Icon } from '../graphics/icon'
import { IconButton } from '../buttons/icon-button'
import { dismissToast, type ShownToast } from './toast-store'

const looks = {
  ok: { icon: 'circle-check', circle: 'bg-primary-soft text-primary-soft-ink', seconds: 3 },
  bad: { icon: 'circle-alert', circle: 'bg-danger-soft text-danger-soft-ink', seconds: 5 },
} as const

const WITH_ACTION_SECONDS = 10

/** Stays while it is pointed at or holds the focus. */
export function ToastCard({ id, tone, title, text, seconds, action }: ShownToast) {
  const look = looks[tone]
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  const left = useRef((seconds ?? (action ? WITH_ACTION_SECONDS : look.seconds)) * 1000)

  useEffect(() => {
    if (isHeld) return
    const since = Date.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [id, isHeld])

  return (
    <div
      className={classNames(
        'pointer-events-auto grid w-full animate-arrive grid-cols-[34px_minmax(0,1fr)_auto] items-start gap-x-3',
        'rounded-lg border border-line bg-raised py-3.5 ps-3.5 pe-2 depth-lg md:w-[400px]',
      )}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <span className={classNames('grid size-[34px] place-items-center rounded-full', look.circle)}>
        <Icon icon={look.icon} />
      </span>
      <div className="min-w-0">
        <strong className="font-[650]">{title}</strong>
        {text && <p className="text-sm text-ink-soft">{text}</p>}
        {action && (
          <button
            type="button"
            className={buttonLook({ variant: 'quiet', size: 'sm', className: '-ms-3 -mb-2' })}
            onClick={() => {
              action.run()
              dismissToast(id)
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton
        label={uiTexts.close}
        icon="x"
        iconSize={20}
        className="-my-2"
        onClick={() => dismissToast(id)}
      />
    </div>
  )
}
