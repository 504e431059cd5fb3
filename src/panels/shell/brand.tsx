import { panelTexts } from '#texts/panels/panels'
import { Mark } from '../../ui/mark'

/** Above the screens that work without a session: a new password, signing out. */
export function Logo() {
  return (
    <span className="panel-logo">
      <Mark />
      <span>{panelTexts.brand}</span>
    </span>
  )
}

/** The first step of the breadcrumbs. */
export function Icon() {
  return <span className="panel-crumb-home">{panelTexts.shell.dashboard}</span>
}
