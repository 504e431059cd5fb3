import { IMAGE_MAX_BYTES } from '#domain/limits'
import { megabytes } from '#texts/text/numbers'
export const profilePictureTexts = {
  open: 'Сменете снимката',
  title: 'Снимка на профила',
  lead: 'Показва се до името Ви навсякъде в сайта.',
  choose: 'Изберете снимка',
  chooseOther: 'Друга снимка',
  rules: `JPEG, PNG, WebP или AVIF, до ${megabytes(IMAGE_MAX_BYTES)}.`,
  remove: 'Премахнете снимката',
  save: 'Запазете снимката',
  frame: 'Изрязване на снимката',
  frameHint:
    'Дръпнете снимката, за да я наместите. С колелцето, с два пръста или с плъзгача я приближавате. От клавиатурата: стрелки и плюс или минус.',
  zoom: 'Приближаване',
  progress: 'Качване на снимката',
  stop: 'Спрете качването',
  success: 'Снимката е сменена.',
  removed: 'Снимката е премахната.',
  failure: 'Неуспешно качване на снимката',
  removeFailed: 'Неуспешно премахване на снимката',
} as const
