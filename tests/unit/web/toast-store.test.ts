import { afterEach, describe, expect, test } from 'vitest'
import { dismissToast, shownToasts, toastFailure, toastSuccess } from '../../../src/ui/overlays/toast-store'

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

const last = () => shownToasts().at(-1)

describe('toasts', () => {
  test('show a failure as an error, with the sentence of the catalogue', () => {
    toastFailure('Неуспешно добавяне в любими')
    expect(last()).toMatchObject({ tone: 'bad', title: 'Грешка', text: 'Неуспешно добавяне в любими' })
  })

  test('add what the server said', () => {
    toastFailure('Неуспешно изтриване на документа', 'Нямате право на това действие.')
    expect(last()?.text).toBe('Неуспешно изтриване на документа. Нямате право на това действие.')
    toastFailure('Неуспешно актуализиране на профила.', 'Опитайте отново.')
    expect(last()?.text).toBe('Неуспешно актуализиране на профила. Опитайте отново.')
  })

  test('show a success that can be undone', () => {
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
