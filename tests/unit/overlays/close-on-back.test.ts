import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Overlay } from '../../../src/ui/overlays/close-on-back'

type State = { page?: string; overlay?: { isTop: boolean } } | null
type Listener = (event: { state: State; stopImmediatePropagation: () => void }) => void

/** The entries of a tab, as far as they matter here. The router hears what nobody stopped. */
function tab(...pages: string[]) {
  const entries: State[] = pages.map((page) => ({ page }))
  let index = entries.length - 1
  const listeners: Listener[] = []
  const heardByRouter: State[] = []
  const go = (steps: number) => {
    if (!(index + steps in entries)) return
    index += steps
    let isStopped = false
    const event = { state: entries[index]!, stopImmediatePropagation: () => (isStopped = true) }
    for (const listener of listeners) listener(event)
    if (!isStopped) heardByRouter.push(event.state)
  }
  const history = {
    get state() {
      return entries[index]
    },
    get length() {
      return entries.length
    },
    replaceState: (state: State) => (entries[index] = state),
    pushState: (state: State) => {
      entries.splice((index += 1), Infinity, state)
    },
    back: () => go(-1),
    forward: () => go(1),
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => listeners.push(listener))
  return { history, here: () => entries[index], heardByRouter }
}

let closeOnBack: (overlay: Overlay) => () => void

beforeEach(async () => {
  vi.resetModules()
  ;({ closeOnBack } = await import('../../../src/ui/overlays/close-on-back'))
})
afterEach(() => vi.unstubAllGlobals())

const overlay = (mayClose = true) => ({ close: vi.fn(), mayClose: () => mayClose })

describe('Back', () => {
  it('closes what is open and stays on the page', () => {
    const { history, here, heardByRouter } = tab('home', 'list')
    const sheet = overlay()
    closeOnBack(sheet)
    history.back()
    expect(sheet.close).toHaveBeenCalledOnce()
    expect(here()).toMatchObject({ page: 'list' })
    expect(heardByRouter).toEqual([])
  })

  it('closes the upper one of two first', () => {
    const { history } = tab('home', 'list')
    const [sheet, question] = [overlay(), overlay()]
    closeOnBack(sheet)
    closeOnBack(question)
    history.back()
    expect(question.close).toHaveBeenCalledOnce()
    expect(sheet.close).not.toHaveBeenCalled()
    history.back()
    expect(sheet.close).toHaveBeenCalledOnce()
  })

  it('closes nothing that may not be closed, and asks again the next time', () => {
    const { history, here } = tab('home', 'list')
    const sheet = overlay(false)
    closeOnBack(sheet)
    history.back()
    history.back()
    expect(sheet.close).not.toHaveBeenCalled()
    expect(here()).toMatchObject({ page: 'list' })
  })

  it('leads in one step to the page before, when it was closed otherwise', () => {
    const { history, here, heardByRouter } = tab('home', 'list')
    const stop = closeOnBack(overlay())
    stop()
    history.back()
    expect(here()).toEqual({ page: 'home' })
    expect(heardByRouter).toEqual([{ page: 'home' }])
  })

  it('needs no third entry when something is opened again', () => {
    const { history, here } = tab('home', 'list')
    closeOnBack(overlay())()
    const again = overlay()
    closeOnBack(again)
    expect(history.length).toBe(3)
    history.back()
    expect(again.close).toHaveBeenCalledOnce()
    history.back()
    expect(here()).toEqual({ page: 'home' })
  })

  it('from a page that was opened out of it shows the page with nothing open', () => {
    const { history, here, heardByRouter } = tab('home', 'list')
    const stop = closeOnBack(overlay())
    history.pushState({ page: 'topic' })
    stop()
    history.back()
    expect(here()).toMatchObject({ page: 'list' })
    expect(heardByRouter).toHaveLength(1)
    history.back()
    expect(here()).toEqual({ page: 'home' })
  })

  it('and forward again opens nothing', () => {
    const { history, here, heardByRouter } = tab('home', 'list')
    const sheet = overlay()
    closeOnBack(sheet)
    history.back()
    history.forward()
    expect(here()).toMatchObject({ page: 'list' })
    expect(heardByRouter).toEqual([])
    history.back()
    expect(here()).toEqual({ page: 'home' })
    expect(sheet.close).toHaveBeenCalledOnce()
  })
})
