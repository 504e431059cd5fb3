import { itemActionTexts as texts } from '#texts/lists/item-actions'
import { MenuAction } from '../../../ui/overlays/menu-item'
import { useViewerPart } from '../../viewer/viewer-store'

/** In a menu. What was reported once says so. */
export function ReportItem({ itemId, onReport }: { itemId: string; onReport: () => void }) {
  const isReported = useViewerPart(({ reported }) => reported.includes(itemId))
  return (
    <MenuAction icon={isReported ? 'check' : 'flag'} onSelect={() => isReported || onReport()}>
      {isReported ? texts.reported : texts.report}
    </MenuAction>
  )
}
