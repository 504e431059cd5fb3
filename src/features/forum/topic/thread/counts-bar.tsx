import { shortNumber } from '#domain/text/short-number'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { Icon, type IconSource } from '../../../../ui/graphics/icon'
import { IconButton } from '../../../../ui/buttons/icon-button'
import '../comments.css'

type Props = {
  replies: number
  views: number
  isLive: boolean
  isBusy: boolean
  onRefresh: () => void
}

export const CountsBar = ({ replies, views, isLive, isBusy, onRefresh }: Props) => (
  <div className="flex min-h-[52px] items-center gap-x-5 border-y border-line">
    <Figure icon="message-circle" count={replies} word={texts.replies(replies)} />
    <Figure icon="eye" count={views} word={texts.views(views)} />
    <div className="flex min-w-0 flex-1 items-center justify-between">
      <span className={`live-dot ${isLive ? '' : 'invisible'}`}>{texts.live}</span>
      <IconButton
        icon="refresh-cw"
        iconSize={20}
        label={texts.refresh}
        onClick={onRefresh}
        aria-busy={isBusy || undefined}
        className="-me-3 aria-busy:[&>svg]:animate-spin no-js:hidden"
      />
    </div>
  </div>
)

type FigureProps = { icon: IconSource; count: number; word: string }

const Figure = ({ icon, count, word }: FigureProps) => (
  <span className="inline-flex items-center gap-[7px] text-sm text-ink-soft">
    <Icon icon={icon} size={18} />
    <b className="font-[650] text-ink figures-even">{shortNumber(count)}</b>{' '}
    <span className="max-[30rem]:sr-only">{word}</span>
  </span>
)
