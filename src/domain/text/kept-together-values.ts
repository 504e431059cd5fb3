/** After a figure. */
export const unitWords = [
  '€',
  '%',
  'EUR',
  'Euro',
  'евро',
  'лв',
  'м²',
  'м2',
  'кв',
  'км',
  'кг',
  'г',
  'ч',
  'мин',
] as const

/** Before a name or a figure. */
export const wordsBeforeNames = [
  'д-р',
  'г-н',
  'г-жа',
  'адв.',
  'проф.',
  'доц.',
  'инж.',
  'ул.',
  'бул.',
  'гр.',
  'Dr.',
  'Prof.',
  '№',
  '§',
] as const
