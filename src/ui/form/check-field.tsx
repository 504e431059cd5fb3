import { useId, type ComponentProps } from 'react'
import { Icon } from '../graphics/icon'
import { Choice } from './choice'

type Props = Omit<ComponentProps<typeof Choice>, 'type'> & { name: string; error?: string }

export function CheckField({ error, ...rest }: Props) {
  const errorId = useId()
  return (
    <div className="grid gap-1.5">
      <Choice
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        {...rest}
      />
      {error && (
        <p id={errorId} className="flex items-start gap-[7px] text-sm font-medium text-danger-ink">
          <Icon icon="circle-alert" size={18} className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}
