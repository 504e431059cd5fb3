import type { UIFieldServerProps } from 'payload'
import { suspensionOf } from '#domain/account/suspension'
import { isAdmin, isStaff } from '#domain/roles'
import { suspensionTexts as texts } from '#texts/account/suspension'
import { Suspension } from './suspension'

/** On the screen of an account, for members only: staff first lose their role. */
export function AccountSuspension({ id, data, req: { user } }: UIFieldServerProps) {
  if (!id || !user || user.id === id) return null
  return (
    <div className="field-type panel-codes">
      <span className="field-label">{texts.field}</span>
      <Suspension
        id={String(id)}
        name={data.fullName || data.email}
        told={suspensionOf(data)}
        isStaff={isStaff(data)}
        canSignOut={isAdmin(user)}
      />
    </div>
  )
}
