import { uiTexts } from '#texts/shell/ui'
import { Icon } from '../graphics/icon'

export function PageSpinner() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-gutter py-24 text-ink-mute">
      <Icon icon="loader-circle" size={24} className="animate-spin" />
      {uiTexts.loading}
    </p>
  )
}
