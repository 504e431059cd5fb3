import { MENTIONS_MAX } from '#domain/limits'

export type Mentioned = { id: string; name: string }

/** In a field of the form, so that a draft keeps them, too. */
const fieldOf = (form: HTMLFormElement) => form.elements.namedItem('mentions') as HTMLInputElement

function mentionedIn(form: HTMLFormElement): Mentioned[] {
  try {
    return JSON.parse(fieldOf(form).value || '[]') as Mentioned[]
  } catch {
    return []
  }
}

export function noteMention(form: HTMLFormElement, { id, name }: Mentioned): void {
  const others = mentionedIn(form).filter((one) => one.id !== id)
  fieldOf(form).value = JSON.stringify([...others, { id, name }])
}

/** The ids of those whose names still stand in the text. */
export const mentionsIn = (form: HTMLFormElement, text: string): string[] =>
  mentionedIn(form)
    .filter(({ name }) => text.includes(`@${name}`))
    .map(({ id }) => id)
    .slice(0, MENTIONS_MAX)
