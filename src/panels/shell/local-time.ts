import { zoneClock } from '#domain/time/zone-clock'

const getters = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes'] as const
const setters = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes'] as const

/** Payload shows dates in the browser's time zone (docs/decisions/014-one-clock.md). */
export function liveIn(timeZone: string) {
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone) return
  const clock = zoneClock(timeZone)
  const onTheWall = (date: Date) => new RealDate(clock.reading(date.getTime()))
  const RealDate = Date
  const date = RealDate.prototype
  const { setTime } = date

  for (const part of getters) {
    date[`get${part}`] = function () {
      return onTheWall(this)[`getUTC${part}`]()
    }
  }
  for (const part of setters) {
    date[`set${part}`] = function (...values: number[]) {
      const wall = onTheWall(this)
      const set: (...values: number[]) => number = wall[`setUTC${part}`]
      // Not this.setTime: subclasses of Date with another zone have their own.
      return setTime.call(this, clock.moment(set.apply(wall, values)))
    }
  }
  date.getTimezoneOffset = function () {
    return (this.getTime() - clock.reading(this.getTime())) / 60_000
  }

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: number[], newTarget) => {
      const isWritten = given.length > 1
      const args = isWritten ? [clock.moment(RealDate.UTC(...(given as [number, number])))] : given
      return Reflect.construct(target, args, newTarget)
    },
  })
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    apply: (target, _, [locales, options]) => new target(locales, inZone(options)),
    construct: (target, [locales, options], newTarget) =>
      Reflect.construct(target, [locales, inZone(options)], newTarget),
  })

  function inZone(options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
    return { ...options, timeZone: options?.timeZone ?? timeZone }
  }
}
