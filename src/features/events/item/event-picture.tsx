import type { IconName } from '#domain/icon-names'
import { categoryTone } from '#domain/text/category-tone'
import type { EventCategory } from '#domain/events/event-input'
import { eventTexts } from '#texts/events/events'
import { Icon } from '../../../ui/graphics/icon'
import { Picture } from '../../../ui/graphics/picture'
import { toneText } from '../../../ui/states/tone-classes'
import type { WholeEvent } from '../event'

const icons: Record<EventCategory, IconName> = {
  Cultural: 'music',
  Business: 'briefcase-business',
  Community: 'hand-heart',
  Educational: 'graduation-cap',
  Social: 'users',
}

export function EventPicture({ event: { image, category } }: { event: WholeEvent }) {
  if (image) {
    return (
      <Picture
        picture={image}
        sizes="(min-width: 900px) 656px, 100vw"
        isFirst
        className="aspect-video h-auto w-full rounded-lg"
      />
    )
  }
  const tone = toneText[categoryTone(eventTexts.categories[category])]
  return (
    <div
      aria-hidden="true"
      className={`grid aspect-[16/5] w-full place-items-center rounded-lg border border-line bg-paper-deep ${tone}`}
    >
      <Icon icon={icons[category]} size={72} className="stroke-[1.25]" />
    </div>
  )
}
