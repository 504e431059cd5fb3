import { z } from 'zod'
import { cleanLine } from '#domain/text/clean-line'
import '#domain/web/jitless'

/** Problems are names such as `long:100`; `src/texts/web/input-problems.ts` has their texts. */

/** In code points. */
export const lengthOf = (text: string) => [...text].length

export const longText = (max: number) =>
  z
    .string('required')
    .trim()
    .refine((text) => lengthOf(text) <= max, `long:${max}`)

/** Spaces of any width, joiners and fillers show nothing. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Names, titles, places: cleaned of line breaks and of what nobody sees. */
const line = (max: number) =>
  z
    .string('required')
    .overwrite(cleanLine)
    .refine((text) => lengthOf(text) <= max, `long:${max}`)

export const requiredLine = (max: number) => line(max).min(1, 'required')

/** Blank counts as not given. */
export const optionalLine = (max: number) =>
  line(max)
    .transform((text) => text || null)
    .nullish()

export const requiredText = (max: number) => longText(max).refine((text) => visible.test(text), 'required')

/** Blank counts as not given. */
export const optionalText = (max: number) =>
  longText(max)
    .transform((text) => text || null)
    .nullish()

export const optionalEmail = (max: number) =>
  optionalText(max).refine((text) => !text || z.email().safeParse(text).success, 'email')

/** Digits with what people write between them; a letter is no part of a number. */
const phoneShape = /^\+?[\d\s()/.\u2013-]+$/
const phoneDigits = { min: 5, max: 20 }

export const requiredPhone = (max: number) => requiredLine(max).refine(isPhone, 'phone')

export function isPhone(text: string): boolean {
  const count = text.replaceAll(/\D/g, '').length
  return phoneShape.test(text) && count >= phoneDigits.min && count <= phoneDigits.max
}

const orRequired = (problem: string) => ({
  error: ({ input }: { input?: unknown }) => {
    const isBlank = input === undefined || input === null || (typeof input === 'string' && !input.trim())
    return isBlank ? 'required' : problem
  },
})

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

export const choice = <const Values extends readonly string[]>(values: Values) =>
  z.preprocess(trimmed, z.enum(values, orRequired('choice')))

export const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(trimmed, z.union([z.enum(values), z.literal('').transform(() => null)], 'choice').nullish())

type Range = { min: number; max: number; isWhole?: boolean }

export const numberWithin = ({ min, max, isWhole = false }: Range) => {
  const number = z.number(orRequired('number')).min(min, `min:${min}`).max(max, `max:${max}`)
  return isWhole ? number.int('whole') : number
}
export const flag = z.boolean('choice')
export const moment = z.iso.datetime({ offset: true, error: 'date' })

/** A date, with or without a time, as a timestamp. */
export const day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'date')
  .transform((value) => new Date(value).toISOString())
