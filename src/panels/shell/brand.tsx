import { panelTexts } from '#texts/panels/panels'
import { Mark } from '../../ui/graphics/mark'

export function Logo() {
  return (
    <span className="panel-logo">
      <Mark />
      <span>{panelTexts.brand}</span>
    </span>
  )
}

export function Icon() {
  return <span className="panel-crumb-home">{panelTexts.shell.dashboard}</span>
}
