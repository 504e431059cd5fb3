import { expect, it, vi } from 'vitest'
import { lacksPublisher, warnOfMissingPublisher } from '../../../src/features/legal/publisher'
import { richTextOf } from '#domain/text/rich-text'
import { getTestPayload } from '#support/rest'

it('the start warns until the imprint is filled in', async () => {
  const payload = await getTestPayload()
  const warn = vi.spyOn(payload.logger, 'warn')
  await warnOfMissingPublisher(payload)
  expect(warn).toHaveBeenCalledTimes(1)
  const imprint = richTextOf([{ paragraph: 'Ана Иванова, Домщрасе 1, Кьолн' }]) as never
  await payload.updateGlobal({ slug: 'legal', data: { imprint } })
  expect(await lacksPublisher(payload)).toBe(false)
  await warnOfMissingPublisher(payload)
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
