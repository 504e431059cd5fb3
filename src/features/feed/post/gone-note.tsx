import { postCardTexts as texts } from '#texts/feed/feed-page'
import { Button } from '../../../ui/buttons/button'

/** Stays until it is hidden, because somebody may be writing below. */
export const GoneNote = ({ onHide }: { onHide: () => void }) => (
  <div role="status" className="flex flex-wrap items-center justify-between gap-2 p-4">
    <p className="text-ink-mute">
      <b className="block type-label text-ink">{texts.gone}</b>
      {texts.goneText}
    </p>
    <Button variant="secondary" size="sm" onClick={onHide}>
      {texts.hide}
    </Button>
  </div>
)
