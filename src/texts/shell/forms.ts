/** Words of every form. */
export const formTexts = {
  cancel: 'Отказ',
  saving: 'Запазва...',
  discard: 'Имате незапазени промени. Ако затворите, те ще се изгубят. Сигурни ли сте?',
  letters: (length: number, max: number) => `${length} от ${max}`,
} as const
