import { installTexts as texts } from '#texts/home/home'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/overlays/dialog'
import { Icon } from '../../ui/graphics/icon'

const icons = ['share', 'square-plus', 'check'] as const

/** For browsers without an installation prompt, above all on the iPhone. */
export default function InstallDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const footer = (
    <Button block onClick={onClose}>
      {texts.close}
    </Button>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      lead={texts.safari}
      size="confirm"
      footer={footer}
    >
      <ol>
        {texts.steps.map(({ before, name, after }, index) => (
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
