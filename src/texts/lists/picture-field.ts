import { IMAGE_MAX_BYTES } from '#domain/limits'
import { counted, megabytes } from '#texts/text/numbers'

const pictures = (count: number) => counted(count, 'снимка', 'снимки')

export const pictureFieldTexts = {
  label: (max: number) => (max === 1 ? 'Снимка' : 'Снимки'),
  count: (count: number, max: number) => `${count} от ${max}`,
  countLabel: (count: number, max: number) => `${pictures(count)} от ${max} възможни`,
  choose: (max: number) => (max === 1 ? 'Изберете снимка' : `Изберете до ${pictures(max)}`),
  chooseFrom: 'от телефона или с камерата',
  hint: (max: number) => {
    const first = max === 1 ? '' : 'Първата снимка е корица. '
    return `${first}Голямата снимка се намалява сама, до ${megabytes(IMAGE_MAX_BYTES)}. Местоположението в нея се маха.`
  },
  add: 'Добавете снимки',
  left: (count: number) => `още ${count}`,
  list: 'Избрани снимки',
  cover: 'Корица',
  ready: 'Готова',
  undescribed: 'Без описание',
  reading: 'Отваря се',
  sending: 'Качва се',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  progress: (place: number) => `Качване на снимка ${place}`,
  name: (place: number, alt: string) => `Снимка ${place}: ${alt || 'без описание'}`,
  move: (place: number) => `Преместете снимка ${place}`,
  remove: (place: number) => `Махнете снимка ${place}`,
  removed: (place: number) => `Снимка ${place} е махната.`,
  failed: 'Не се качи',
  disconnected: 'връзката прекъсна. Останалите са запазени.',
  again: 'Отново',
  againLabel: (place: number) => `Опитайте снимка ${place} отново`,
  reason: (place: number, sentence: string) => `Снимка ${place} не се качи: ${sentence}`,
  place: (place: number, count: number) => `Снимка ${place} от ${count}`,
  alt: 'Какво се вижда на снимката?',
  altHint: 'Едно изречение за хората, които не виждат снимката. Ако остане празно, стои заглавието.',
  makeCover: 'Направете корица',
  forward: (place: number) => `Преместете снимка ${place} по-напред`,
  back: (place: number) => `Преместете снимка ${place} по-назад`,
  tooManyTitle: (chosen: number) => `Избрахте ${pictures(chosen)}`,
  tooMany: (max: number, left: number) =>
    `Мястото е за ${max}. ${left === 1 ? 'Последната не е взета' : `Последните ${left} не са взети`}.`,
  leftOut: (count: number) => (count === 1 ? 'Една снимка не се качи.' : `${pictures(count)} не се качиха.`),
  drag: {
    instructions:
      'За да преместите снимката, натиснете интервал, местете я със стрелките и натиснете интервал отново. С Escape се връща.',
    lifted: (place: number) => `Снимка ${place} е вдигната.`,
    over: (place: number, over: number) => `Снимка ${place} е над място ${over}.`,
    dropped: (over: number) => `Снимката е на място ${over}.`,
    cancelled: (place: number) => `Снимка ${place} остана на мястото си.`,
  },
} as const
