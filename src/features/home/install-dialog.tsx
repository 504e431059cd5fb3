import { installDialogTexts as texts } from '#texts/home/install-dialog'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/overlays/dialog'
import { Icon } from '../../ui/graphics/icon'
import { isInstalledByMenu } from './install-prompt'

/** Of the iPhone, and where nothing is known of the browser. */
const byShare = {
  lead: texts.safari,
  steps: texts.shareSteps,
  icons: ['share', 'square-plus', 'check'],
} as const
const byMenu = {
  lead: undefined,
  steps: texts.menuSteps,
  icons: ['ellipsis-vertical', 'square-plus', 'check'],
} as const

/** For browsers without an installation prompt, and where it was shown before. */
export default function InstallDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { lead, steps, icons } = isInstalledByMenu() ? byMenu : byShare
  const footer = (
    <Button block onClick={onClose}>
      {texts.close}
    </Button>
  )
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} lead={lead} size="confirm" footer={footer}>
      <ol>
        {steps.map(({ before, name, after }, index) => (
          <li
            key={name}
            className="grid min-h-16 grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-3.5 border-line py-2.5 not-first:border-t"
          >
            <span
              aria-hidden
              className="grid size-9 place-items-center rounded-full bg-primary-soft type-figure text-[1.125rem] text-primary-soft-ink"
            >
              {index + 1}
            </span>
            <span>
              {before} <b className="font-[650]">{name}</b> {after}
            </span>
            <Icon icon={icons[index] ?? 'check'} size={24} className="text-ink-soft" />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
