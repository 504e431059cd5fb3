import type { UIFieldServerProps } from 'payload'
import { isAdmin, isStaff } from '#domain/roles'
import { routes } from '#domain/routes'
import { codeScreenTexts } from '#texts/account/code-screens'
import { TakeCodes } from './take-codes'

const { devices, panel: texts } = codeScreenTexts

export async function AccountCodes({ id, data, payload, req: { user } }: UIFieldServerProps) {
  if (!id || !isStaff(data)) return null
  const isOwn = user?.id === id
  if (!isOwn && !isAdmin(user)) return null
  const on = { account: { equals: id }, confirmedAt: { exists: true } }
  if (!isOwn && (await payload.count({ collection: 'staff-codes', where: on })).totalDocs === 0) return null
  return (
    <div className="field-type panel-codes">
      <span className="field-label">{texts.account}</span>
      {isOwn ? (
        <a className="panel-button panel-button--secondary" href={routes.devices}>
          {devices.staffLink}
        </a>
      ) : (
        <TakeCodes id={String(id)} name={data.fullName || data.email} />
      )}
    </div>
  )
}
