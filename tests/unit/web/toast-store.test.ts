import { afterEach, describe, expect, test } from 'vitest'
import { dismissToast, shownToasts, toastFailure, toastSuccess } from '../../../src/ui/toast-store'

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

const last = () => shownToasts().at(-1)

describe('кратките известия', () => {
  test('неуспехът се казва „Грешка“, с изречението на каталога', () => {
    toastFailure('Неуспешно добавяне в любими')
    expect(last()).toMatchObject({ tone: 'bad', title: 'Грешка', text: 'Неуспешно добавяне в любими' })
  })

  test('след него стои какво е казал сървърът', () => {
    toastFailure('Неуспешно изтриване на документа', 'Нямате право на това действие.')
    expect(last()?.text).toBe('Неуспешно изтриване на документа. Нямате право на това действие.')
    toastFailure('Неуспешно актуализиране на профила.', 'Опитайте отново.')
    expect(last()?.text).toBe('Неуспешно актуализиране на профила. Опитайте отново.')
  })

  test('успехът се казва „Успех“ и може да се отмени', () => {
    const run = () => undefined
    toastSuccess('Премахнато от любими', { action: { label: 'Отменете', run } })
    expect(last()).toMatchObject({
      tone: 'ok',
      title: 'Успех',
      text: 'Премахнато от любими',
      action: { label: 'Отменете', run },
    })
  })
})
